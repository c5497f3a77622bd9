import { loadEnv } from 'vite';
import { Environment, toConfig } from '../src/config-schema.ts';
import type { Config } from '../src/config-schema.ts';

/** A wrong value stops the build and is named (decisions §1). */
export function readConfig(mode: string): Config {
  const result = Environment.safeParse(loadEnv(mode, process.cwd(), 'VITE_'));
  if (result.success) return toConfig(result.data);
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.map(String).join('.')}: ${issue.message}`,
  );
  throw new Error(`The configuration is not valid:\n${problems.join('\n')}`);
}
