import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { asRead } from '../as-read.ts';
import { argumentChanges } from './argument-changes.ts';
import type { Change } from './change.ts';
import { silentChanges } from './silent-changes.ts';
import { withoutSingleAllOf } from './single-all-of.ts';

/** The rules that rate changes: without them every change is a patch. */
const CONFIG = 'extends: [diff-recommended]\ntelemetry: off\n';

/** Redocly's command cannot be started. */
export class NoRedocly extends Error {
  override readonly name = 'NoRedocly';

  constructor(cause: Error) {
    super(
      `Redocly does not start (${cause.message}): npm install @redocly/cli@2, and run this by npx`,
      { cause },
    );
  }
}

/**
 * The changes between two contracts, both as the shop reads them, as Redocly rates them; and those that the shop does
 * not notice, which are minor. Throws when a text is not an OpenAPI document, and NoRedocly without its command.
 */
export function redoclyDiff(before: string, after: string): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const [baseFile, revisionFile] = [join(folder, 'base.json'), join(folder, 'revision.json')];
    const [base, revision] = [before, after].map((text) =>
      asRead(withoutSingleAllOf(parse(text))),
    ) as [Read, Read];
    // Written out: Redocly takes an alias and what it stands for as two different things.
    writeFileSync(baseFile, JSON.stringify(base.document));
    writeFileSync(revisionFile, JSON.stringify(revision.document));
    const configFile = join(folder, 'redocly.yaml');
    writeFileSync(configFile, CONFIG);
    const flags = [`--config=${configFile}`, '--format=json', '--fail-on=none'];
    const { stdout, stderr, error } = spawnSync(
      'redocly',
      ['diff', baseFile, revisionFile, ...flags],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (error !== undefined) throw new NoRedocly(error);
    const start = stdout.indexOf('{');
    if (start === -1 || stderr.includes('No diff rules are on')) {
      throw new Error(`redocly diff failed:\n${stderr}${stdout}`);
    }
    const { changes } = JSON.parse(stdout.slice(start)) as { changes: Array<Change> };
    return [
      ...changes,
      ...silentChanges(base.silences, revision.silences),
      ...argumentChanges(base.document, revision.document),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Read = ReturnType<typeof asRead>;
