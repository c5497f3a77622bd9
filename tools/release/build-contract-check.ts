import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

// `npm pack -w packages/contract-check` runs this first. It writes the check and the comparison of contracts to `dist/`
// as JavaScript for Node 20 that needs no other package.
const ROOT = join(import.meta.dirname, '../..');
const KIT = join(ROOT, 'packages/contract-check');
const DIST = join(KIT, 'dist');
const PROGRAMS = { 'contract-check': 'packed.ts', 'contract-diff': 'diff.ts' };

for (const [at, [program, entry]] of Object.entries(PROGRAMS).entries()) {
  const file = `${program}.mjs`;
  await build({
    root: KIT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    // In Node, the hub's client would `require` other packages. The bundle contains them instead.
    define: { 'typeof require': '"undefined"' },
    build: {
      ssr: join(KIT, entry),
      outDir: DIST,
      emptyOutDir: at === 0,
      target: 'node20',
      minify: true,
      license: { fileName: `third-party-licenses-${program}.txt` },
      rolldownOptions: {
        output: {
          entryFileNames: file,
          codeSplitting: false,
          banner: '#!/usr/bin/env node',
        },
      },
    },
  });
  chmodSync(join(DIST, file), 0o755);
}
for (const name of ['openapi.yaml', 'LICENSE']) cpSync(join(ROOT, name), join(DIST, name));
