import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, withoutField, withoutPath, type Edit } from './contract-edits.ts';
import { at, changedText, put, type Json } from './contract-text.ts';
import { temporaryFolder } from './temporary-folder.ts';

const setVersion = (document: Json) => put(at(document, 'info'), 'version', '2.0.0');

test.each<[what: string, change: Edit, says: string, status: number]>([
  [
    'fails if a path that the app calls is removed, whatever the version',
    all(withoutPath('/api/Order/Analysis'), setVersion),
    'breaks the app: analyseOrders',
    1,
  ],
  [
    'warns about changes that only break other clients, and passes with a new version',
    all(withoutField('OrderRecord', 'id'), setVersion),
    'breaks other clients: listOrders',
    0,
  ],
  [
    'fails if the version is unchanged',
    withoutField('OrderRecord', 'id'),
    'these changes need a new major version',
    1,
  ],
])('npm run contract:diff %s', (_what, change, says, expected) => {
  const folder = temporaryFolder();
  const [revision, fields] = [join(folder, 'openapi.yaml'), join(folder, 'fields.json')];
  writeFileSync(revision, changedText(change));
  writeFileSync(fields, JSON.stringify({ analyseOrders: [] }));
  const files = ['--base', 'openapi.yaml', '--revision', revision, '--fields-read', fields];
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['packages/contract-check/diff.ts', ...files],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout + stderr).toContain(says);
  expect(status).toBe(expected);
});
