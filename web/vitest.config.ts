/** The tests of the page; apart from the build, which needs no test tools. */
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config';

/** Changes the text of a module that is imported with `?mutant=["before","after"]`: the same program with one bug. */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const change = new URLSearchParams(id.split('?')[1]).get('mutant');
    if (change === null) return null;
    const [before, after] = JSON.parse(change) as [string, string];
    if (code.split(before).length !== 2) throw new Error(`${before} is not in ${id}, or not only once`);
    return code.replace(before, () => after);
  },
};

export default mergeConfig(
  built,
  defineConfig({
    plugins: [mutants],
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      setupFiles: ['src/test-setup.ts'],
      include: ['src/**/*.test.ts'],
      // Only what hangs is ended: how long a test takes depends on what else the computer does.
      testTimeout: 60_000,
      // Tests read style sheets as text; by default they would be empty.
      css: { include: [/\.css\?raw/] },
    },
  }),
);
