/** Hands a text or a picture to the reader as a file. */
export function save(name: string, content: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: 'text/plain' }) : content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Hands a picture to the device's share dialog if that takes files, otherwise as a file. */
export async function sharePicture(name: string, picture: Blob, text: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) await navigator.share({ files, text }).catch(() => undefined);
  else save(name, picture);
}
