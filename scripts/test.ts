import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';
import { installEngines } from './find-engines.ts';
import { missingTools } from './missing-tools.ts';

/** Everything that must hold before a change lands, cheapest first. `npm test`, and nothing else, is what CI runs. */
const steps: [title: string, command: string, ...args: string[]][] = [
  ['Types', 'tsc', '--noEmit'],
  ['Lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['Format', 'oxfmt', '--check', '.'],
  ['Dead code and dependencies', 'knip'],
  [
    'Where packages come from, licences, known vulnerabilities',
    'node',
    'scripts/check-dependencies.ts',
  ],
  ['The contract keeps its own rules', 'node', 'contract/lint.ts'],
  ['Generated code matches the contract', 'node', 'scripts/check-generated.ts'],
  ['Unit, property and component tests', 'vitest', 'run'],
  ['Build, and nothing in it that must not be there', 'node', 'scripts/build.ts'],
  ['The same walk in Chromium, Firefox and WebKit', 'node', 'tests/engines/main.ts'],
  ['End to end', 'playwright', 'test'],
  ['Every answer that the app uses is tested', 'node', 'contract/coverage.ts'],
];

const chromium = await findChromium();
const missingEngines = await installEngines();
let passed = 0;
for (const [title, command, ...args] of steps) {
  const began = Date.now();
  console.log(`\n=== ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  if (status !== 0) {
    console.error(`\n${title}: failed.\n${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`=== ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
for (const line of missingTools()) console.log(`\n${line}`);
for (const engine of missingEngines)
  console.log(
    `\nNot run: the walk in ${engine}, which is not here and could not be installed (README).`,
  );
console.log(`\n${passed} passed, 0 failed`);
