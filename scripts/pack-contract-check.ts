import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { loadContract } from '../contract/load.ts';

const FILE = 'contract-check.mjs';
const NOTICES = 'third-party-licenses.md';
/** Files beside the program: the contract, templates for CI, and instructions. */
const BESIDE = {
  'openapi.yaml': 'openapi.yaml',
  'contract/pack/action.yml': 'action.yml',
  'contract/pack/gitlab.yml': 'gitlab.yml',
  'docs/backend-teams.md': 'README.md',
  LICENSE: 'LICENSE',
};

const NAME = 'contract-check';
/** No registry takes a private package, and npm's no new name with capitals, so nobody can own this one. */
const WITHOUT_SCOPE = { name: 'Contract-Check-Without-Scope', private: true };

/**
 * Bundles the check and its imports into one folder that needs only Node 20. With a scope, such as `@you`, it can be
 * published.
 */
export async function packContractCheck(folder: string, scope?: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    // In Node the hub's client requires packages of its own, so the bundle provides them.
    define: { 'typeof require': '"undefined"' },
    build: {
      ssr: 'contract/packed.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      license: { fileName: NOTICES },
      rolldownOptions: {
        output: { entryFileNames: FILE, codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  });
  chmodSync(join(folder, FILE), 0o755);
  for (const [from, to] of Object.entries(BESIDE)) cpSync(from, join(folder, to));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(scope), null, 2)}\n`);
}

function packageJson(scope: string | undefined): object {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string };
  return {
    ...(scope === undefined ? WITHOUT_SCOPE : { name: `${scope}/${NAME}` }),
    version: loadContract().version,
    description: 'Checks whether a live backend keeps the contract of the shop',
    license,
    type: 'module',
    bin: { [NAME]: FILE },
    engines: { node: '>=20' },
    files: [FILE, NOTICES, ...Object.values(BESIDE)],
  };
}
