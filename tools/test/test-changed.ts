import { parseArgs } from 'node:util';
import { inputs, isBuilt, noteBuilt } from './built.ts';
import { commonCommit, filesChangedSince } from './changed-files.ts';
import { browserTestsOf, checksOf } from './changed.ts';
import { endOfRun } from './end-of-run.ts';
import { openNotes, readNotes } from './left-out.ts';
import { runSideBySide } from './side-by-side.ts';
import type { Failure } from './side-by-side.ts';
import { BUILD } from './stages.ts';
import type { Stage } from './stages.ts';

/** Tests what uncommitted changes touch, or changes since a branch or commit. `npm test` stays the measure. */
const { positionals } = parseArgs({ allowPositionals: true });
const [ref = 'HEAD'] = positionals;

const MARK = '.cache/built.txt';
const began = Date.now();
const commit = commonCommit(ref);
const files = filesChangedSince(commit);
if (files.length === 0) {
  console.log(`Nothing has changed since ${ref}.`);
  process.exit(0);
}
const failedTests = openNotes();
const env: NodeJS.ProcessEnv = { ...process.env, TESTS: 'gate', FAILED_TESTS: failedTests };
const failures: Failure[] = [];
let passed = 0;

await run(checksOf(files, commit));
let browserTests = browserTestsOf(files, commit);
if (browserTests.length > 0 && failures.length === 0) {
  // As in every run of single files, they are complete.
  delete env['TESTS'];
  if (isBuilt(MARK)) console.log('\n=== The build is reused: nothing that it reads has changed');
  else {
    const from = inputs();
    await run([BUILD]);
    if (failures.length === 0) noteBuilt(MARK, from);
  }
  if (failures.length === 0) {
    await run(browserTests);
    browserTests = [];
  }
}
console.log(
  endOfRun({
    failures,
    failedTests: readNotes(failedTests),
    notReached: browserTests.map(({ title }) => title),
    passed,
    seconds: Math.round((Date.now() - began) / 1000),
    notRun: [],
    leftToAll: [],
  }),
);
if (failures.length > 0) process.exit(1);

async function run(stage: Stage): Promise<void> {
  const failed = await runSideBySide(stage, env);
  failures.push(...failed);
  passed += stage.length - failed.length;
}
