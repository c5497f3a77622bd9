import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROUTE = /path: '([^']+)',\s+load: \(\) => import\('([^']+)'\)/g;

/** The module of each page by path, from the table of routes, which Node cannot import. */
export const routeFiles: ReadonlyMap<string, string> = new Map(
  Array.from(
    readFileSync('src/routes.ts', 'utf8').matchAll(ROUTE),
    ([, path = '', file = '']) => [path, resolve('src', file)] as const,
  ),
);
