/**
 * Copies a text. A text that is still being produced is passed to the clipboard as a promise within the click,
 * because some browsers refuse after the click.
 * @returns false when the browser has no clipboard or refuses
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
  // A clipboard that refuses at once does not wait for the text.
  blob.catch(() => undefined);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
