import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedByApp } from './coverage/used-by-app.ts';
import { differencesOf } from './diff/fields-difference.ts';
import type { FieldsRead } from './diff/judge-changes.ts';
import { mergeFields } from './diff/merge-fields.ts';
import { loadContract } from './engine/load.ts';
import { run } from './engine/program.ts';
import { readOptions } from './engine/read-options.ts';

const FOLDER = 'reports/fields-read';
const FILE = 'packages/contract-check/fields-read.json';

const HELP = `npx node packages/contract-check/fields.ts [options]

Runs the component tests, records which response fields the shop reads, and writes ${FILE}.

  --check        compare with that file instead, and fail if it differs
  --merge-only   use the records of the last run`;

const { values } = readOptions(HELP, {
  check: { type: 'boolean', default: false },
  'merge-only': { type: 'boolean', default: false },
});
if (!values['merge-only']) {
  rmSync(FOLDER, { recursive: true, force: true });
  const { exitCode } = run('vitest', ['run', '--project', 'components'], {
    stdio: 'inherit',
    env: { FIELDS_READ: 'collect' },
  });
  if (exitCode !== 0) process.exit(1);
}

const notes = existsSync(FOLDER)
  ? readdirSync(FOLDER).map(
      (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as FieldsRead,
    )
  : [];
const contract = loadContract();
const fields = mergeFields(contract, usedByApp(contract), notes);
const text = `${JSON.stringify(fields, null, 2)}\n`;
if (values.check) {
  const differences = differencesOf(JSON.parse(readFileSync(FILE, 'utf8')) as FieldsRead, fields);
  if (differences.length > 0) {
    console.error(
      `${FILE} does not match the fields that the app reads. Update it with \`npx node packages/contract-check/fields.ts\`:`,
    );
    console.error(differences.join('\n'));
    process.exit(1);
  }
} else writeFileSync(FILE, text);
const count = Object.values(fields).flat().length;
console.log(`${FILE}: ${count} fields of ${Object.keys(fields).length} operations.`);
