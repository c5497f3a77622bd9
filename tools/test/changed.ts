import { existsSync } from 'node:fs';
import { GATE } from './stages.ts';
import type { Stage } from './stages.ts';

/** Tests that read files which they do not import, so that no import leads to them. */
export const READERS = ['tests/documents.test.ts', 'tests/safety.test.ts', 'tests/dialogs.test.ts'];

const SCRIPT = /\.[jt]sx?$/;
const RULES = /^(tools\/lint\/|oxlint\.config\.ts$)/;
const OF_BROWSERS = /^(tests\/e2e\/|playwright\.config\.ts$)/;

/** What the changed files touch, except in browsers. None of it needs the build. */
export function checksOf(files: readonly string[], commit: string): Stage {
  const scripts = files.filter((file) => SCRIPT.test(file) && existsSync(file));
  const isWholeLint = files.some((file) => RULES.test(file));
  return [
    {
      title: 'Tests of what changed',
      command: ['vitest', 'run', '--changed', commit, '--passWithNoTests'],
      isLive: true,
    },
    { title: 'Types', command: ['npm', 'run', '--silent', 'typecheck'] },
    { title: 'Tests that read files', command: ['vitest', 'run', ...READERS] },
    ...(isWholeLint || scripts.length > 0
      ? [
          {
            title: 'Lint of what changed',
            command: ['oxlint', '--type-aware', '--deny-warnings', ...(isWholeLint ? [] : scripts)],
          } as const,
        ]
      : []),
    ...GATE.flat().filter(
      ({ about }) => about !== undefined && files.some((file) => about.test(file)),
    ),
  ];
}

/** The browser tests that the changed files are part of. They need the build. */
export const browserTestsOf = (files: readonly string[], commit: string): Stage =>
  files.some((file) => OF_BROWSERS.test(file))
    ? [
        {
          title: 'Browser tests that changed',
          command: ['playwright', 'test', `--only-changed=${commit}`, '--pass-with-no-tests'],
          isLive: true,
        },
      ]
    : [];
