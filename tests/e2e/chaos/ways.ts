import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { OPERATIONS } from './operations.ts';

/** Records of one run: the ways in which pages made a call, and those that met a fault. */
const FOLDER = 'reports/ways';
const FILES = { sent: `${FOLDER}/sent`, met: `${FOLDER}/met` };

/** Values that do not make it another way: product, place or type of orders, and whether there is a code. */
const ALIKE = new Set(
  'mealType planType Type PromotionCode promotionCode paymentType PageNo country state city'.split(
    ' ',
  ),
);
const NOTHING = new Set<unknown>(['', '0', 0, null]);

/** An operation and its fields with a value, such as "searchLocations CountryCode StateCode". */
function wayOf(request: Request): string | undefined {
  const url = new URL(request.url());
  const operation = OPERATIONS.find(
    ({ method, serverPath, path }) =>
      method === request.method() && serverPath + path === url.pathname,
  );
  if (operation === undefined) return undefined;
  const body = request.postData()?.startsWith('{') ? (request.postDataJSON() as object) : {};
  const fields = Object.entries({ ...Object.fromEntries(url.searchParams), ...body });
  const telling = fields.filter(([name, value]) => !ALIKE.has(name) && !NOTHING.has(value));
  return [operation.id, ...telling.map(([name]) => name).toSorted()].join(' ');
}

const noted = new Set<string>();

export function note(kind: keyof typeof FILES, request: Request): void {
  const way = wayOf(request);
  if (way === undefined || noted.has(`${kind} ${way}`)) return;
  noted.add(`${kind} ${way}`);
  mkdirSync(FOLDER, { recursive: true });
  // Each worker has its own file.
  appendFileSync(`${FILES[kind]}-${process.pid}`, `${way}\n`);
}

export function forgetWays(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Ways in which a page made a call that met no fault, except operations without a case. */
export function waysWithoutFault(exceptions: readonly string[]): string[] {
  const met = new Set(read('met'));
  return [...new Set(read('sent'))]
    .filter((way) => !met.has(way) && !exceptions.includes(way.split(' ')[0] ?? ''))
    .toSorted();
}

const read = (kind: keyof typeof FILES) =>
  globSync(`${FILES[kind]}-*`).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
