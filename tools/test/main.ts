import { chromiumPath, findFirefox, findWebKit } from '../browsers/find.ts';
import { endOfRun } from './end-of-run.ts';
import { fuzzSeed } from './fuzz-seed.ts';
import { keepList, keptList, leftOut, openNotes, readNotes } from './left-out.ts';
import { runSideBySide } from './side-by-side.ts';
import type { Failure, Step } from './side-by-side.ts';
import { ALL, GATE, NEEDS_BROWSER } from './stages.ts';
import type { Stage } from './stages.ts';

/**
 * `npm test` is what CI runs for every change, in minutes. `npm run test:all` leaves nothing out, every night and
 * before a release.
 */
const isAll = process.argv.includes('--all');
if (process.argv.includes('--left-out')) {
  console.log(keptList());
  process.exit(0);
}
const hasBrowsers = !process.argv.includes('--no-browsers');
if (hasBrowsers && chromiumPath() === undefined) {
  console.error('There is no Chromium. Install it with: npm run browsers');
  console.error('Without browser tests: npm test -- --no-browsers');
  process.exit(1);
}
const missingEngines = [
  ...(findFirefox() === undefined ? ['Firefox'] : []),
  ...(findWebKit() === undefined ? ['WebKit'] : []),
];
const leftOutNotes = openNotes();
const failedNotes = openNotes();
const seed = fuzzSeed(isAll);
if (seed !== undefined) process.on('exit', () => console.log(`Fuzzed with FUZZ_SEED=${seed}`));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TESTS: isAll ? 'all' : 'gate',
  LEFT_OUT: leftOutNotes,
  FAILED_TESTS: failedNotes,
  FUZZ_SEED: seed,
};

const began = Date.now();
const stages = [...(isAll ? ALL : GATE)];
const cannotRun: string[] = [];
const failures: Failure[] = [];
let passed = 0;
for (let stage = stages.shift(); stage !== undefined; stage = stages.shift()) {
  const steps = await possible(stage);
  failures.push(...(await runSideBySide(steps, env)));
  passed += steps.length - failures.length;
  if (failures.length > 0) break;
}
const left = leftOut({ isAll, noted: readNotes(leftOutNotes), cannotRun, missingEngines });
if (!isAll) keepList(left.leftToAll);
console.log(
  endOfRun({
    ...left,
    failures,
    failedTests: readNotes(failedNotes),
    notReached: stages.flat().map(({ title }) => title),
    passed,
    seconds: Math.round((Date.now() - began) / 1000),
  }),
);
if (failures.length > 0) process.exit(1);

async function possible(stage: Stage): Promise<Step[]> {
  const steps: Step[] = [];
  for (const step of stage) {
    const reason =
      !hasBrowsers && NEEDS_BROWSER.has(stage)
        ? 'browsers are left out with --no-browsers'
        : await step.cannotRun?.();
    if (reason === undefined) steps.push(step);
    else cannotRun.push(`Not run: ${step.title}, because ${reason}.`);
  }
  return steps;
}
