import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { installEngines } from './find-engines.ts';
import { fuzzSeed } from './testing/fuzz-seed.ts';
import { leftOut, openLeftOut } from './testing/left-out.ts';
import { endOfFailedRun, runSideBySide } from './testing/side-by-side.ts';
import type { Step } from './testing/side-by-side.ts';
import { ALL, GATE } from './testing/stages.ts';
import type { Stage } from './testing/stages.ts';

/**
 * `npm test` is what CI runs for every change, in minutes. `npm run test:all` leaves nothing out, every night and
 * before a release.
 */
const isAll = process.argv.includes('--all');
const missingEngines = await installEngines();
const list = openLeftOut();
const seed = fuzzSeed(isAll);
if (seed !== undefined) process.on('exit', () => console.log(`Fuzzed with FUZZ_SEED=${seed}`));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CHROMIUM_PATH: await findChromium(),
  HEADLESS_SHELL_PATH: isAll ? undefined : await findHeadlessShell(),
  TESTS: isAll ? 'all' : 'gate',
  LEFT_OUT: list,
  FUZZ_SEED: seed,
};

const began = Date.now();
const stages = isAll ? ALL : GATE;
const notRun: string[] = [];
let passed = 0;
for (const stage of stages) {
  const steps = await possible(stage);
  const failures = await runSideBySide(steps, env);
  passed += steps.length - failures.length;
  if (failures.length === 0) continue;
  console.error(endOfFailedRun(failures, passed));
  process.exit(1);
}
const seconds = Math.round((Date.now() - began) / 1000);
console.log(`\n${leftOut({ isAll, list, notRun, missingEngines }).join('\n')}`);
console.log(`\n${passed} passed, 0 failed, in ${seconds} s`);

async function possible(stage: Stage): Promise<Step[]> {
  const steps: Step[] = [];
  for (const step of stage) {
    const reason = await step.cannotRun?.();
    if (reason === undefined) steps.push(step);
    else notRun.push(`Not run: ${step.title}, because ${reason}.`);
  }
  return steps;
}
