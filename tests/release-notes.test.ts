import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { releaseNotes } from '../tools/release/release-notes.ts';

const CHANGELOG = `# Changelog

## Shop

### [Unreleased]

### [0.3.0] - 2026-11-25

#### Added

- No summary.

### [0.2.0] - 2026-11-24

On contract 1.1.0. It can list.

#### Added

- A list.

### [0.1.0]

## Contract

### [1.3.0] - 2026-11-24

- A field.
`;

describe('the notes of a release', () => {
  test("are the shop's entry for the tagged version", () => {
    expect(releaseNotes(CHANGELOG, 'v0.2.0', '0.2.0')).toBe(
      'On contract 1.1.0. It can list.\n\n## Added\n\n- A list.\n',
    );
  });

  test.each([
    ['of another version', 'v0.2.1', '0.2.0', /package\.json has version 0\.2\.0/],
    ['without a v', '0.2.0', '0.2.0', /package\.json/],
    ['of an entry without a date', 'v0.1.0', '0.1.0', /no entry "\[0\.1\.0\] - YYYY-MM-DD"/],
    ['that only the contract has', 'v1.3.0', '1.3.0', /no entry/],
    ['of an entry without a summary', 'v0.3.0', '0.3.0', /summary/],
  ])('are rejected for a tag %s', (_what, tag, version, message) => {
    expect(() => releaseNotes(CHANGELOG, tag, version)).toThrow(message);
  });

  test('exist for the version in package.json', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    expect(releaseNotes(changelog, `v${version}`, version)).toMatch(/\w/);
    expect(changelog).toMatch(/^### \[Unreleased\]\n\n\w/m);
  });
});
