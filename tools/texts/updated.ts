import { po, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser';
import { keyOf } from './catalog.ts';
import type { FoundMessage } from './messages.ts';

/**
 * Returns a PO file with every text of the source. If a text moves within the source, it keeps its place in the file. A
 * new text follows the text that precedes it in the source. Translations of removed texts are kept as obsolete entries.
 */
export function updated(
  old: GetTextTranslations,
  tag: string,
  messages: readonly FoundMessage[],
  { withPlaces = false }: { withPlaces?: boolean } = {},
): string {
  const { headers, translations, obsolete = {} } = old;
  const entries = (all: typeof translations) =>
    Object.values(all).flatMap((one) => Object.values(one));
  const active = entries(translations);
  const known = new Map(
    [...entries(obsolete), ...active].map((entry) => [keyOfEntry(entry), entry]),
  );
  const current = inOrderOf(active.map(keyOfEntry), messages).map((message) => {
    const { msgstr = [''], comments } = known.get(keyOf(message)) ?? {};
    known.delete(keyOf(message));
    return {
      msgid: message.message,
      ...(message.context !== '' && { msgctxt: message.context }),
      msgstr,
      comments: { ...comments, reference: withPlaces ? message.files.join('\n') : '' },
    };
  });
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

const keyOfEntry = ({ msgid, msgctxt = '' }: GetTextTranslation) =>
  keyOf({ message: msgid, context: msgctxt });

function inOrderOf(keys: readonly string[], messages: readonly FoundMessage[]): FoundMessage[] {
  const byKey = new Map(messages.map((message) => [keyOf(message), message]));
  const ordered = keys.flatMap((key) => byKey.get(key) ?? []);
  const old = new Set(ordered);
  for (const [at, message] of messages.entries()) {
    if (old.has(message)) continue;
    const previous = messages[at - 1];
    ordered.splice(previous === undefined ? 0 : ordered.indexOf(previous) + 1, 0, message);
  }
  return ordered;
}

function grouped(entries: readonly GetTextTranslation[]) {
  const all: Record<string, Record<string, GetTextTranslation>> = {};
  for (const entry of entries) (all[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
  return all;
}
