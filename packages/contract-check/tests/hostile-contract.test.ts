import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visible } from '../engine/visible.ts';
import { at, changedText, contractText, operationAt, put, type Json } from './contract-text.ts';
import { EVIL } from './hostile-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Compares the shop's contract with this text of a new one. */
function diff(text: string, base = 'openapi.yaml') {
  const revision = join(temporaryFolder(), 'openapi.yaml');
  writeFileSync(revision, text);
  return run('packages/contract-check/diff.ts', '--base', base, '--revision', revision);
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', args, { encoding: 'utf8' });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

const ORDERS = 'OrderRecord';
const schemasOf = (document: Json) => at(document, 'components', 'schemas');
const fieldsOf = (document: Json) => at(schemasOf(document), ORDERS, 'properties');

test('terminal and CI commands in texts of a contract are escaped', () => {
  const { status, lines } = diff(
    changedText((document) => {
      put(fieldsOf(document), `\u001B]0;title\u0007\n::error::forged${EVIL}`, { type: 'string' });
      put(operationAt(document, '/api/Order/PageList', 'get'), 'operationId', EVIL);
      put(at(document, 'info'), 'version', EVIL);
    }),
  );
  expect(status).toBe(1);
  expect(lines.join()).toContain(String.raw`\u{1b}]0;title`);
  expect(lines.filter((line) => visible(line) !== line)).toEqual([]);
  expect(lines.filter((line) => !/^[✓✗!?] |^\d+ changes: /.test(line))).toEqual([]);
});

const NESTED = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const BOMB = Array.from({ length: 30 }, (_, index) => {
  const before = `*a${index - 1}`;
  return `x-${index}: &a${index} [${index === 0 ? 'a, a' : `${before}, ${before}, ${before}`}]`;
}).join('\n');
const refers = (key: string, to: string) =>
  changedText((document) => put(fieldsOf(document), 'payUrl', { [key]: to }));

test.each<[what: string, text: string, line: RegExp]>([
  ['is an alias bomb', `${contractText}\n${BOMB}`, /alias/i],
  ['contains itself', `${contractText}\nx-self: &self\n  again: *self`, /contains itself/],
  ['is nested 50,000 times', `${contractText}\nx-deep: ${NESTED}`, /nested more than 200 times/],
  [
    'is longer than 2 MiB',
    `${contractText}\nx-long: ${'a'.repeat(2_100_000)}`,
    /longer than 2 MiB/,
  ],
  ['refers to an address', refers('$ref', 'http://localhost:9/a.json'), /out of .*localhost:9/],
  ['refers to a file', refers('$ref', '/etc/passwd'), /out of the contract: \/etc\/passwd/],
  ['refers to a file beside it', refers('$ref', 'package.json#/name'), /out of the contract/],
  ['has an example elsewhere', refers('externalValue', '//localhost:9'), /externalValue leads out/],
  ['is not YAML', 'a: [', /cannot be read/],
  ['has no paths', 'a: b', /has no paths/],
  ['has malformed paths', 'paths: { /a: { get: { parameters: 5 } } }', /cannot be read/],
])('contract:diff exits with one line and code 2 if a contract %s', (_what, text, line) => {
  for (const { status, lines } of [
    diff(text),
    run('packages/contract-check/lint.ts', fileWith(text)),
  ]) {
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(lines.map(visible)).toEqual(lines);
    expect(status).toBe(2);
  }
});

function fileWith(text: string): string {
  const file = join(temporaryFolder(), 'openapi.yaml');
  writeFileSync(file, text);
  return file;
}

test.each([
  [['--revision', '/no/such/file'], /no such file/],
  [['--base', 'no-such-commit'], /no-such-commit is neither a file nor a commit with a contract/],
])('contract:diff %j exits with one line and code 2', (args, line) => {
  const { status, lines } = run('packages/contract-check/diff.ts', ...args);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(status).toBe(2);
});

test('contract:diff exits with one line if schemas grow exponentially through references', () => {
  const doubling = (document: Json) => {
    for (let index = 0; index < 40; index += 1) {
      const next = { $ref: `#/components/schemas/${index === 39 ? ORDERS : `Twice${index + 1}`}` };
      put(schemasOf(document), `Twice${index}`, {
        type: 'object',
        properties: { one: next, other: next },
      });
    }
    put(fieldsOf(document), 'twice', { $ref: '#/components/schemas/Twice0' });
  };
  const base = fileWith(changedText(doubling));
  const { status, lines } = diff(
    changedText((document) => {
      doubling(document);
      put(fieldsOf(document), 'payUrl', { type: 'number' });
    }),
    base,
  );
  expect(lines).toEqual([
    expect.stringMatching(/^The component \w+ is used in too many places\.$/),
  ]);
  expect(status).toBe(2);
});

test('a pattern that would take years to match a short text counts as changed', () => {
  const { status, lines } = diff(
    changedText((document) => {
      put(at(schemasOf(document), 'RecoveryCode'), 'pattern', '^(.|[^x])*\\n$');
    }),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^✗ breaks the app: .*pattern/));
  expect(status).toBe(1);
});
