import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { assertPatched } from '../tools/build/patched.ts';
import { temporaryFolder } from './setup/temporary-folder.ts';

const PATCH = `diff --git a/node_modules/a/index.js b/node_modules/a/index.js
index 1055c64..71b1f0c 100644
--- a/node_modules/a/index.js
+++ b/node_modules/a/index.js
@@ -1,3 +1,2 @@
 first();
-second({ once: true });
-third();
+second();
@@ -9,1 +8,2 @@ function far() {
 last();
+after();
`;
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'patches'));
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  writeFileSync(join(root, 'patches/a+1.0.0.patch'), PATCH);
  writeFileSync(join(root, 'patches/README.md'), 'No patch.');
});

const install = (text: string) => writeFileSync(join(root, 'node_modules/a/index.js'), text);

test('a package that is patched is used', () => {
  install('first();\nsecond();\n\nfunction far() {\nlast();\nafter();\n}\n');
  expect(() => assertPatched(root)).not.toThrow();
});

test.each([
  ['was installed without scripts', 'first();\nsecond({ once: true });\nthird();\nlast();\n'],
  ['has half of a patch', 'first();\nsecond();\nlast();\n'],
])('a package that %s stops the build', (_name, text) => {
  install(text);
  expect(() => assertPatched(root)).toThrow(
    'patches/a+1.0.0.patch is not applied to node_modules/a/index.js: run npm install',
  );
});

test('the packages of the shop are patched', () => {
  expect(() => assertPatched()).not.toThrow();
});
