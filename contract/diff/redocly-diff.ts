import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Change } from './change.ts';
import { withoutSingleAllOf } from './single-all-of.ts';

/**
 * The changes between two contracts as Redocly rates them. The rating comes from `diff-recommended` in redocly.yaml:
 * without it every change is a patch. Throws when a text is not an OpenAPI document.
 */
export function redoclyDiff(before: string, after: string): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const [baseFile, revisionFile] = [join(folder, 'base.json'), join(folder, 'revision.json')];
    // Written out: Redocly takes an alias and what it stands for as two different things.
    writeFileSync(baseFile, JSON.stringify(withoutSingleAllOf(parse(before))));
    writeFileSync(revisionFile, JSON.stringify(withoutSingleAllOf(parse(after))));
    const flags = ['--config=redocly.yaml', '--format=json', '--fail-on=none'];
    const { stdout, stderr, error } = spawnSync(
      'redocly',
      ['diff', baseFile, revisionFile, ...flags],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (error !== undefined) throw error;
    const start = stdout.indexOf('{');
    if (start === -1 || stderr.includes('No diff rules are on')) {
      throw new Error(`redocly diff failed:\n${stderr}${stdout}`);
    }
    return (JSON.parse(stdout.slice(start)) as { changes: Array<Change> }).changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
