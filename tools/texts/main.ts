import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { po, type GetTextTranslation } from 'gettext-parser';
import { catalogOf } from './catalog.ts';
import { filesOf, SHIPPED, tagProblem } from './languages.ts';
import { findMessages, type FoundMessage } from './messages.ts';

const HELP = `npm run texts -- [options]

Writes the texts of the source into texts/*.po and reports what is not translated.

  --language TAG   adds a language: writes brand/texts/TAG.po`;

const { values } = readOptions(HELP, { language: { type: 'string' } });
const wrong = values.language === undefined ? undefined : tagProblem(values.language);
if (wrong !== undefined) {
  console.error(`--language ${values.language}: ${wrong}`);
  process.exit(2);
}
const messages = findMessages();
for (const tag of SHIPPED.filter((one) => one !== 'en')) report(tag, filesOf(tag)[0]);
if (values.language !== undefined) report(values.language, filesOf(values.language)[1]);

function report(tag: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, updated(existsSync(file) ? readFileSync(file) : Buffer.from(''), tag));
  const { missing, problems } = catalogOf(tag, messages);
  for (const problem of problems) console.error(problem);
  console.log(
    `${file}: ${messages.length - missing.length} of ${messages.length} texts translated`,
  );
}

/** A PO file with every text of the source, in its order. Translations of texts that have left are kept as obsolete. */
function updated(old: Buffer, tag: string): string {
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
