import { readFileSync } from 'node:fs';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { describe, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** Our own commands; `tsc`, `oxlint` and `oxfmt` have their own help. */
const own = Object.entries(scripts).filter(([, script]) => script.startsWith('node '));

const npm = (name: string) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`);
const withOption = (script: string, option: string) =>
  run('node', [...script.split(' ').slice(1), option]);

describe.each(own)('npm run %s', { tags: 'nightly' }, (name, script) => {
  test('prints its usage with --help and does nothing else', () => {
    const { exitCode, stdout, stderr } = withOption(script, '--help');
    expect(stdout).toMatch(new RegExp(`^${npm(name)}( |$)`, 'm'));
    expect(stdout).not.toMatch(/Building|Installing|Woohoo/);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  });

  test('exits with the name of an unknown option before it starts anything', () => {
    const { exitCode, stdout, stderr } = withOption(script, '--mistyped');
    expect(stderr).toMatch(/^[^\n]*--mistyped/);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });
});
