/** The tests of the page; apart from the build, which needs no test tools. */
import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config';

export default mergeConfig(
  built,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      setupFiles: ['src/test-setup.ts'],
      include: ['src/**/*.test.ts'],
      // Tests read style sheets as text; by default they would be empty.
      css: { include: [/\.css\?raw/] },
    },
  }),
);
