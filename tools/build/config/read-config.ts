import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import * as shop from '../../../shop.config.ts';
import { LANGUAGE } from '../../../src/i18n/language.ts';
import { translatedWords } from '../../texts/catalog.ts';
import { isLoopback } from './checks.ts';
import { PAYMENTS, samplesLeft } from './sample.ts';
import { Environment, toConfig, type Config } from './schema.ts';
import { unknownSettings } from './setting-names.ts';
import { writtenIn } from './shop-fields.ts';
import { lineOfField } from './shop-file-lines.ts';
import { ShopFile, YEAR_SECONDS } from './shop.ts';

writtenIn((shop.languages ?? ['en'])[0] ?? 'en');

type Values = Record<string, string>;

/**
 * The settings from the environment and `.env` files. Tests ignore the files, because an operator's file must not
 * affect them.
 */
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
      ? `${name}: it is empty. Leave ${name} out to use its default, or set it`
      : `${name}: ${message}`;
  });
  const problems = [...misspelt, ...wrong];
  if (result.success && problems.length === 0)
    return toConfig(result.data, ShopFile.parse({ ...file }));
  throw new Error(`The configuration is not valid:\n  ${problems.join('\n  ')}`);
}

/** Problems in `shop.config.ts`, one line per field, misspelled names first. */
export function shopFileProblems(
  file: object,
  text = file === shop ? readFileSync('shop.config.ts', 'utf8') : undefined,
  language = LANGUAGE,
): string[] {
  const undecoded = text?.indexOf('\uFFFD') ?? -1;
  if (text !== undefined && undecoded >= 0) {
    const line = text.slice(0, undecoded).split('\n').length;
    return [`shop.config.ts:${line}: it is not in UTF-8. Save it in UTF-8`];
  }
  const issues = ShopFile.safeParse({ ...file }).error?.issues ?? [];
  const isMisspelt = ({ code }: (typeof issues)[number]) => code === 'unrecognized_keys';
  const misspelt = issues.filter(isMisspelt);
  const meantAt = misspelt.map(({ path, message }) => ({ path: path.join('.'), message }));
  return [...misspelt, ...issues.filter((issue) => !isMisspelt(issue))].flatMap((issue) => {
    const { path, message } = issue;
    const names = path.map(String);
    const field = names.at(-1) ?? '';
    const isMissing = !isMisspelt(issue) && valueAt(file, names) === undefined;
    const around = names.slice(0, -1).join('.');
    // The misspelled name has already been reported.
    if (
      isMissing &&
      meantAt.some(
        (one) => one.path === around && new RegExp(`Write .*\\b${field}\\b`).test(one.message),
      )
    )
      return [];
    const said = isMissing ? message.replace(/^[^.]*/, 'it is missing') : message;
    const wrong = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
    const place =
      text === undefined
        ? []
        : [placeIn(language, valueAt(file, names)) ?? `shop.config.ts:${lineOfField(text, wrong)}`];
    return [[...place, ...(names.length === 0 ? [] : [names.join('.')]), said].join(': ')];
  });
}

/** The entry that translates words of the file into this text; undefined if there is none. */
function placeIn(language: string, text: unknown): string | undefined {
  const entry = translatedWords(language).findLast((one) => one.text === text);
  return entry && `${entry.file}: "${entry.message}"`;
}

const valueAt = (file: object, names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => Reflect.get(Object(value), name), file);

/** Unconfirmed sample values by name. */
export function samplesIn(values: Values, file: object = shop): { name: string; says: string }[] {
  const parsed = ShopFile.parse({ ...file });
  const left = samplesLeft(parsed, ['brand', 'brand/legal'].flatMap(filesIn));
  const isOpen = !values[PAYMENTS]?.trim() && !parsed.confirmed.includes(PAYMENTS);
  return [
    ...(isOpen
      ? [{ name: PAYMENTS, says: 'empty, so payment pages open on any https origin. List yours' }]
      : []),
    ...left.filter(({ name }) => name !== 'brand.site' || values['VITE_SITE_URL'] === undefined),
  ];
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];

/** Problems that block a release, one line each. */
export function releaseProblems(values: Values, file: object = shop): string[] {
  const samples = samplesIn(values, file);
  return samples.length === 0
    ? []
    : [
        ...samples.map(({ name, says }) => `${name} is ${says}.`),
        `Write your own, or list in shop.config.ts what you keep: export const confirmed = ['${samples[0]?.name}', …];`,
      ];
}

/** Settings that are valid but probably mistakes, one line each. */
export function configWarnings(values: Values, file: object = shop): string[] {
  const { apiBaseUrl, siteUrl, httpsOnlySeconds } = configFrom(values, file);
  const isMixed =
    siteUrl.startsWith('https:') && apiBaseUrl.startsWith('http:') && !isLoopback(apiBaseUrl);
  const mixed = isMixed
    ? [
        `VITE_API_BASE_URL uses http, and browsers block http calls from an https site. Write ${apiBaseUrl.replace('http', 'https')}`,
      ]
    : [];
  const isShort = siteUrl.startsWith('https:') && httpsOnlySeconds < YEAR_SECONDS;
  const trial = isShort
    ? [
        `brand.httpsOnlySeconds is ${httpsOnlySeconds}, which is for a first publication. Write ${YEAR_SECONDS} after https has worked for a week.`,
      ]
    : [];
  return [...ignoredSettings(values), ...mixed, ...trial, ...releaseProblems(values, file)];
}

/** Lists the settings that have no effect. */
export const ignoredSettings = (values: Values): string[] =>
  unknownSettings(values).flatMap(({ name, meant }) =>
    meant === undefined ? [`${name} is not a setting of the shop and has no effect.`] : [],
  );
