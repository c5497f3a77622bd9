import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unitTests } from './tests/setup/projects.ts';
import { basePathOf } from './tools/build/config/base-path.ts';
import { readConfig } from './tools/build/config/read-config.ts';
import { devServer, serverProxies } from './tools/build/dev-server.ts';
import { hoverWithPointer } from './tools/build/hover-with-pointer.ts';
import { packageFixes } from './tools/build/package-fixes.ts';
import { shopModule } from './tools/build/shop-module.ts';
import { ariaLocales } from './tools/texts/languages.ts';
import { BUILT_LANGUAGE, textsPlugin } from './tools/texts/plugin.ts';

/** Puts everything that all pages load into one chunk. By default, Vite splits it into 15 more files. */
const codeSplitting = { groups: [{ name: 'core', tags: ['$initial' as const] }] };

export default defineConfig(({ mode, isSsrBuild }) => {
  const config = readConfig(mode);
  return {
    plugins: [
      vanillaExtractPlugin(),
      react(),
      {
        ...optimizeLocales.vite({ locales: ariaLocales(BUILT_LANGUAGE) }),
        enforce: 'pre' as const,
      },
      packageFixes(),
      devServer(config),
      // Vitest adds these plugins to each of its projects.
      ...(process.env['VITEST'] === undefined ? [textsPlugin(), shopModule(config)] : []),
    ],
    base: `${basePathOf(config)}/`,
    css: { postcss: { plugins: [hoverWithPointer] } },
    server: {
      proxy: serverProxies(config),
      strictPort: true,
      watch: { ignored: ['**/reports/**'] },
    },
    optimizeDeps: { rolldownOptions: { plugins: [packageFixes()] } },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // tools/build/main.ts turns this file into the third-party notices.
      license: isSsrBuild ? false : { fileName: 'third-party-licenses.json' },
      sourcemap: isSsrBuild ? false : 'hidden',
      rolldownOptions: isSsrBuild ? {} : { input: 'src/main.tsx', output: { codeSplitting } },
    },
    test: unitTests(config),
  };
});
