import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { build } from 'vite';

const NAME = 'contract-check';
/** The programs, by their entries. */
const PROGRAMS = {
  [NAME]: 'packages/contract-check/packed.ts',
  'contract-diff': 'packages/contract-check/diff.ts',
};
const fileOf = (program: string) => `${program}.mjs`;
const noticesOf = (program: string) => `third-party-licenses-${program}.md`;
/** Files beside the program: the contract, templates for CI, and instructions. */
const BESIDE = {
  'openapi.yaml': 'openapi.yaml',
  'packages/contract-check/pack/action.yml': 'action.yml',
  'packages/contract-check/pack/gitlab.yml': 'gitlab.yml',
  'docs/backend-teams.md': 'README.md',
  LICENSE: 'LICENSE',
};

/** No registry takes a private package, and npm's no new name with capitals, so nobody can own this one. */
const WITHOUT_SCOPE = { name: 'Contract-Check-Without-Scope', private: true };

/**
 * Bundles the check and the comparison of contracts into one folder. The check needs only Node 20, the comparison Redocly too. With a scope, such as `@you`, it can be
 * published.
 */
export async function packContractCheck(folder: string, scope?: string): Promise<void> {
  for (const [program, entry] of Object.entries(PROGRAMS)) await bundle(folder, program, entry);
  for (const [from, to] of Object.entries(BESIDE)) cpSync(from, join(folder, to));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(scope), null, 2)}\n`);
}

async function bundle(folder: string, program: string, entry: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    // In Node the hub's client requires packages of its own, so the bundle provides them.
    define: { 'typeof require': '"undefined"' },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: program === NAME,
      target: 'node20',
      minify: true,
      license: { fileName: noticesOf(program) },
      rolldownOptions: {
        output: {
          entryFileNames: fileOf(program),
          codeSplitting: false,
          banner: '#!/usr/bin/env node',
        },
      },
    },
  });
  chmodSync(join(folder, fileOf(program)), 0o755);
}

function packageJson(scope: string | undefined): object {
  const programs = Object.keys(PROGRAMS);
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string };
  return {
    ...(scope === undefined ? WITHOUT_SCOPE : { name: `${scope}/${NAME}` }),
    version: loadContract().version,
    description: 'Checks whether a live backend keeps the contract of the shop',
    license,
    type: 'module',
    bin: Object.fromEntries(programs.map((program) => [program, fileOf(program)])),
    engines: { node: '>=20' },
    files: [...programs.flatMap((one) => [fileOf(one), noticesOf(one)]), ...Object.values(BESIDE)],
  };
}
