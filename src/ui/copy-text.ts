/**
 * Copies a text. A text that comes later is handed to the clipboard as a promise within the
 * click, since some browsers refuse once the click is over.
 * @returns false when the browser has no clipboard or refuses.
 */
export async function copyText(source: string | (() => Promise<string>)): Promise<boolean> {
  try {
    if (typeof source === 'string') await navigator.clipboard.writeText(source);
    else await writeLater(source());
    return true;
  } catch {
    return false;
  }
}

async function writeLater(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // A clipboard that refused at once does not wait for it.
  blob.catch(() => undefined);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
