import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asRead } from '../as-read.ts';
import { parseContract } from '../engine/parse-contract.ts';
import { run } from '../engine/program.ts';
import { clipped } from '../engine/visible.ts';
import { argumentChanges } from './argument-changes.ts';
import type { Change } from './change.ts';
import { inOneNotation } from './same-meaning.ts';
import { silentChanges } from './silent-changes.ts';

/** The rules that rate changes: without them every change is a patch. */
const CONFIG = 'extends: [diff-recommended]\ntelemetry: off\n';

/** It compares two versions of the shop's contract in 2 s. */
const TIMEOUT_MS = 120_000;

/**
 * The changes between two contracts, both as the shop reads them, as Redocly rates them; and changes that the shop does
 * not notice, which are minor. Throws if a text is not an OpenAPI document or if Redocly's command is missing.
 */
export function redoclyDiff(before: string, after: string): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const [baseFile, revisionFile] = [join(folder, 'base.json'), join(folder, 'revision.json')];
    const [base, revision] = [before, after].map((text) =>
      asRead(inOneNotation(parseContract(text))),
    ) as [Read, Read];
    // Aliases are expanded, because Redocly treats an alias and its target as different things.
    writeFileSync(baseFile, JSON.stringify(base.document));
    writeFileSync(revisionFile, JSON.stringify(revision.document));
    const configFile = join(folder, 'redocly.yaml');
    writeFileSync(configFile, CONFIG);
    const flags = [`--config=${configFile}`, '--format=json', '--fail-on=none'];
    const args = ['diff', baseFile, revisionFile, ...flags];
    const { stdout, stderr, failure } = run('redocly', args, { timeout: TIMEOUT_MS });
    if (failure !== undefined) {
      const help = 'npm install @redocly/cli@2, and run this by npx';
      throw new Error(`Redocly did not start, or did not finish (${failure}): ${help}`);
    }
    const start = stdout.indexOf('{');
    if (start === -1 || stderr.includes('No diff rules are on')) {
      throw new Error(`redocly diff failed: ${clipped(stderr + stdout, 1000)}`);
    }
    const { changes } = JSON.parse(stdout.slice(start)) as { changes: Array<Change> };
    return [
      ...changes,
      ...silentChanges(base.nullMeanings, revision.nullMeanings),
      ...argumentChanges(base.document, revision.document),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Read = ReturnType<typeof asRead>;
