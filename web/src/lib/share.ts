import { language } from './i18n.svelte';

/** Share a link by the device's share dialog if it has one, otherwise the clipboard; false if the reader has to copy it by hand. */
export async function share(link: string, text: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ title: 'Hotseat', text, url: link }).catch(() => undefined);
    return true;
  }
  return copied(link);
}

/** Browsers deny the clipboard API to pages without TLS, such as on a home network; fall back to the old API. */
async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return copiedFromField(link);
  }
}

function copiedFromField(link: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement('input');
  field.value = link;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}

/** Whether this page was opened by an address that only this computer knows. */
export const onlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** The link, with the language in which chats describe it; the page itself speaks the language of its reader. */
export const inOwnWords = (link: string): string => (language() === 'en' ? link : `${link}?lang=${language()}`);
