import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import shop from '../../vite.config.ts';

/** Tests in other folders that find most of its mutants. */
const ALSO: Record<string, readonly string[]> = {
  api: ['tests/components/{auth/forgot-password,isp/isp-dialogs,orders/orders-export}.test.tsx'],
  checkout: ['tests/components/{pricing,isp}/*.test.{ts,tsx}'],
  platform: [
    'tests/session/session.test.tsx',
    'tests/proxy-lists/ProxyOutput.test.tsx',
    'tests/components/{residential/long-list,ui/theme}.test.tsx',
    'tests/components/{account,commands,offline,platform}/*.test.{ts,tsx}',
    'tests/components/home/{early-clicks,paths}.test.ts',
  ],
  'proxy-lists': ['tests/components/residential/*.test.{ts,tsx}'],
  realtime: ['tests/components/orders/{realtime-reactions,payment-outcomes}.test.ts'],
  saved: ['tests/session/expire-session.test.tsx', 'tests/components/residential/*.test.{ts,tsx}'],
  session: ['tests/components/auth/*.test.{ts,tsx}'],
  'sign-in': ['tests/components/auth/*.test.{ts,tsx}'],
};

/** For mutation testing: the tests of the mutated file's folder, which `MUTATED_FOLDER` names. */
const mutated = process.env['MUTATED_FOLDER'] ?? 'checkout';
const folder = existsSync(`tests/${mutated}`) ? mutated : dirname(mutated);
const PROJECTS: Record<string, readonly string[]> = {
  node: [`tests/${folder}/**/*.test.ts`],
  components: [`tests/${folder}/**/*.test.tsx`, ...(ALSO[folder] ?? [])],
};
const exclude = ['**/pickers-of-next.test.tsx'];

export default defineConfig((environment) => {
  const { test, ...config } = shop(environment);
  return {
    ...config,
    test: {
      ...test,
      projects: (test?.projects ?? []).flatMap((project): TestProjectConfiguration[] => {
        if (typeof project !== 'object' || !('test' in project)) return [];
        const include = PROJECTS[String(project.test?.name)];
        const own = { ...project.test, include: [...(include ?? [])], exclude };
        return include === undefined ? [] : [{ ...project, test: own }];
      }),
    },
  };
});
