import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { catalogOf } from './catalog.ts';
import { filesOf, SHIPPED, tagProblem } from './languages.ts';
import { findMessages } from './messages.ts';
import { readPo } from './po-file.ts';
import { updated } from './updated.ts';

const HELP = `npm run texts -- [options]

Updates texts/*.po from the texts in the source, and lists the untranslated ones.

  --language TAG   write only brand/texts/TAG.po, for a new language or your own wording`;

const { values } = readOptions(HELP, { language: { type: 'string' } });
const wrong = values.language === undefined ? undefined : tagProblem(values.language);
if (wrong !== undefined) {
  console.error(`--language ${values.language}: ${wrong}`);
  process.exit(2);
}
const messages = findMessages();
// Does not write source locations, because moving a text would then change the file of every language.
if (values.language === undefined)
  for (const tag of SHIPPED.filter((one) => one !== 'en')) report(tag, filesOf(tag)[0]);
else report(values.language, filesOf(values.language)[1], { withPlaces: true });

function report(tag: string, file: string, options?: { withPlaces: boolean }): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, updated(readPo(file), tag, messages, options));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const { missing, problems } = catalogOf(tag, messages);
  for (const problem of problems) console.error(problem);
  console.log(
    `${file}: ${messages.length - missing.length} of ${messages.length} texts translated`,
  );
}
