import { spawnSync } from 'node:child_process';

/** Programs that tests run besides Node and a browser, and what is skipped without them. */
const TOOLS: [command: string, skipped: string][] = [
  ['curl', 'the snippets for curl and for environment variables'],
  [process.env['PYTHON'] ?? 'python3', 'the snippets for Python'],
];

/** One line for each program that this machine lacks. */
export function missingTools(): string[] {
  return TOOLS.filter(([command]) => {
    const { status } = spawnSync(command, ['--version'], { stdio: 'ignore' });
    return status !== 0;
  }).map(([command, skipped]) => `Not run: ${skipped}, because ${command} is not here (README).`);
}
