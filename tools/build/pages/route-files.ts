import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROUTE = /path: '([^']+)',\s+load: \(\) => import\('([^']+)'\)/g;

/** The module of each page by path. Reads the table of routes as text, because Node cannot import it. */
export const routeFiles: ReadonlyMap<string, string> = new Map(
  Array.from(
    readFileSync('src/routes.ts', 'utf8').matchAll(ROUTE),
    ([, path = '', file = '']) => [path, resolve('src', file)] as const,
  ),
);
