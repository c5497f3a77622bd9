import { existsSync } from 'node:fs';
import { loadEnv } from 'vite';
import * as shop from '../../../shop.config.ts';
import { isLoopback } from './checks.ts';
import { samplesLeft } from './sample.ts';
import { Environment, toConfig, type Config } from './schema.ts';
import { unknownSettings } from './setting-names.ts';
import { ShopFile, YEAR_SECONDS } from './shop.ts';

type Values = Record<string, string>;

/** The settings from the environment and `.env` files. Tests read no file: an operator's own is not theirs. */
export const readSettings = (mode: string): Values =>
  loadEnv(mode, mode === 'test' ? import.meta.dirname : process.cwd(), 'VITE_');

/** Reads the configuration, or stops the build and names the wrong value. */
export const readConfig = (mode: string): Config => configFrom(readSettings(mode));

/** Builds the configuration. Throws with every wrong value and what to write instead. */
export function configFrom(values: Values, file: object = shop): Config {
  const inFile = shopFileProblems(file);
  if (inFile.length > 0) throw new Error(`shop.config.ts is not valid:\n  ${inFile.join('\n  ')}`);
  const misspelt = unknownSettings(values).flatMap(({ name, meant }) =>
    meant === undefined ? [] : [`${name}: did you mean ${meant}?`],
  );
  const result = Environment.safeParse(values);
  const wrong = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = path.map(String).join('.');
    return values[name] === ''
      ? `${name}: it is empty. Leave ${name} out for its default, or set it`
      : `${name}: ${message}`;
  });
  const problems = [...misspelt, ...wrong];
  if (result.success && problems.length === 0)
    return toConfig(result.data, ShopFile.parse({ ...file }));
  throw new Error(`The configuration is not valid:\n  ${problems.join('\n  ')}`);
}

/** What is wrong in `shop.config.ts`, one line for each field. */
export function shopFileProblems(file: object): string[] {
  const issues = ShopFile.safeParse({ ...file }).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.map(String).join('.'), message].join(': '));
}

/** What is still the sample's and was not confirmed, by name. */
export function samplesIn(values: Values, file: object = shop): { name: string; says: string }[] {
  const left = samplesLeft(ShopFile.parse({ ...file }), existsSync);
  return values['VITE_SITE_URL'] === undefined
    ? left
    : left.filter(({ name }) => name !== 'brand.site');
}

/** What to do about samples. */
const CONFIRM =
  'Write your own, or name in shop.config.ts what you keep: export const confirmed = [';

/** Settings that build but are probably mistakes, one line each. In brief, the samples share a line. */
export function configWarnings(
  values: Values,
  { isBrief = false, file = shop }: { isBrief?: boolean; file?: object } = {},
): string[] {
  const foreign = unknownSettings(values).flatMap(({ name, meant }) =>
    meant === undefined ? [`${name} is not a setting of the shop, and does nothing.`] : [],
  );
  const samples = samplesIn(values, file);
  const ofSamples = isBrief
    ? [`Still the sample's: ${samples.map(({ name }) => name).join(', ')}`]
    : [
        ...samples.map(({ name, says }) => `${name} is ${says}.`),
        `${CONFIRM}'${samples[0]?.name}', …];`,
      ];
  const { apiBaseUrl, siteUrl, httpsOnlySeconds } = configFrom(values, file);
  const isMixed =
    siteUrl.startsWith('https:') && apiBaseUrl.startsWith('http:') && !isLoopback(apiBaseUrl);
  const mixed = isMixed
    ? [
        `VITE_API_BASE_URL is on http, which browsers do not let a site on https call. Write ${apiBaseUrl.replace('http', 'https')}`,
      ]
    : [];
  const isShort = siteUrl.startsWith('https:') && httpsOnlySeconds < YEAR_SECONDS;
  const trial = isShort
    ? [
        `brand.httpsOnlySeconds is ${httpsOnlySeconds}, for a first publication. Write ${YEAR_SECONDS} when https has worked for a week.`,
      ]
    : [];
  return [...foreign, ...mixed, ...trial, ...(samples.length > 0 ? ofSamples : [])];
}
