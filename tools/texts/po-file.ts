import { existsSync, readFileSync } from 'node:fs';
import { po, type GetTextTranslations } from 'gettext-parser';

/** Reads a PO file; a missing file has no entries. Errors contain the name of the file and the reason. */
export function readPo(file: string): GetTextTranslations {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.from('');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file}: it is not in UTF-8. Save it in UTF-8`);
  }
  try {
    return po.parse(text.replaceAll(/\r\n?/g, '\n'), { validation: true });
  } catch (error) {
    throw new Error(
      `${file}: it cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
