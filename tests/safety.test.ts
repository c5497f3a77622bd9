import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { usedByApp } from '../contract/coverage/used-by-app.ts';
import { loadContract } from '../contract/load.ts';

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => file !== '' && !file.startsWith('generated/') && file !== 'tests/safety.test.ts',
  );
const linesWith = (pattern: RegExp, files = tracked) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ place }) => place),
  );

describe('the repository', () => {
  test('calls every operation of the contract from the app', () => {
    const contract = loadContract();
    const used = usedByApp(contract);
    const unused = contract.operations.map(({ id }) => id).filter((id) => !used.has(id));
    expect(unused).toEqual([]);
  });

  test('fetches nothing that the contract covers by hand', () => {
    // The snippets are texts for the customer's own programs.
    const source = tracked.filter((file) =>
      /^src\/(?!api\/http\.ts|proxies\/snippets\/)/.test(file),
    );
    expect(linesWith(/\bfetch\(/, source)).toEqual([]);
  });

  test('has no test that is focused or given up', () => {
    expect(linesWith(/\b(test|it|describe)\.(only|fixme|todo)\b/)).toEqual([]);
  });

  test('silences no type check', () => {
    expect(linesWith(/@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b/)).toEqual([]);
  });

  test('turns no text of the server into HTML', () => {
    const source = tracked.filter((file) => file.startsWith('src/'));
    expect(linesWith(/innerHTML|dangerouslySetInnerHTML|document\.write/, source)).toEqual([]);
  });
});
