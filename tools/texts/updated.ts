import { po, type GetTextTranslation } from 'gettext-parser';
import type { FoundMessage } from './messages.ts';

/** A PO file with every text of the source, in its order. Translations of texts that have left are kept as obsolete. */
export function updated(old: Buffer, tag: string, messages: readonly FoundMessage[]): string {
  const { headers, translations, obsolete = {} } = po.parse(old);
  const entries = (all: typeof translations) =>
    Object.values(all).flatMap((one) => Object.values(one));
  const known = new Map(
    [...entries(obsolete), ...entries(translations)].map((entry) => [
      `${entry.msgctxt ?? ''}\u0004${entry.msgid}`,
      entry,
    ]),
  );
  const current = messages.map((message) => entryOf(message, known));
  const left = [...known.values()].filter(
    ({ msgid, msgstr: [text = ''] }) => msgid !== '' && text !== '',
  );
  const file = po.compile(
    {
      charset: 'utf-8',
      headers: {
        ...headers,
        Language: tag,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': '8bit',
      },
      translations: grouped(current),
      obsolete: grouped(left),
    },
    { foldLength: 0 },
  );
  return `${file.toString('utf8')}\n`;
}

function entryOf(
  { message, context, files }: FoundMessage,
  known: Map<string, GetTextTranslation>,
): GetTextTranslation {
  const key = `${context}\u0004${message}`;
  const { msgstr = [''], comments } = known.get(key) ?? {};
  known.delete(key);
  return {
    msgid: message,
    ...(context !== '' && { msgctxt: context }),
    msgstr,
    comments: { ...comments, reference: files.join('\n') },
  };
}

function grouped(entries: readonly GetTextTranslation[]) {
  const all: Record<string, Record<string, GetTextTranslation>> = {};
  for (const entry of entries) (all[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
  return all;
}
