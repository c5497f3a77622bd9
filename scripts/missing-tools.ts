import { spawnSync } from 'node:child_process';

/** What tests run beside Node and a browser, and what is skipped without it. */
const TOOLS: [command: string, skipped: string][] = [
  ['curl', 'the snippets for curl and for environment variables'],
  [process.env['PYTHON'] ?? 'python3', 'the snippets for Python'],
];

/** A line for each tool that this machine lacks. */
export function missingTools(): string[] {
  return TOOLS.filter(([command]) => {
    const { status } = spawnSync(command, ['--version'], { stdio: 'ignore' });
    return status !== 0;
  }).map(([command, skipped]) => `Not run: ${skipped}, because ${command} is not here (README).`);
}
