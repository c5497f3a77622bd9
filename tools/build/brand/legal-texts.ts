import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { Liquid } from 'liquidjs';
import { VFile } from 'vfile';
import { claims, products } from '../../../shop.config.ts';
import { PLANS, TIERS } from '../../../src/domain/plans.ts';
import { validityText } from '../../../src/domain/usage/usage.ts';
import { t } from '../../../src/i18n/text.ts';
import { builtLanguages, languageOf, type BuiltLanguages } from '../../texts/languages.ts';
import type { Config } from '../config/schema.ts';
import { routeFiles } from '../pages/route-files.ts';
import { legalMarkdown } from './legal-markdown.ts';
import { textFile, textsIn } from './text-files.ts';

/**
 * The operator's texts. Their translations are in folders named after languages. If one of `PAGES` is missing in
 * `legal`, its page shows the shop's own text, src/features/legal/*.md.
 */
const FOLDERS = { legal: 'brand/legal', pages: 'brand/pages' };
/** The shop's legal pages, with their titles in the language of the page. */
const TITLES = { privacy: t`Privacy Policy`, terms: t`Terms of Use`, refund: t`Refund Policy` };
const PAGES = Object.keys(TITLES) as (keyof typeof TITLES)[];
/** The language of the shop's own texts. */
const SAMPLE = 'en';

/** The place where the shop links to a text page. */
export type Place = 'legal' | 'navigation' | 'footer';

/**
 * Compiles every text page: the shop's three legal pages, then the operator's additional legal pages, then the
 * operator's other pages. The error lists all mistakes.
 */
export async function textPages(
  config: Config,
  folders: Partial<typeof FOLDERS> = {},
  languages: BuiltLanguages = builtLanguages(config.languages),
) {
  const { legal, pages } = { ...FOLDERS, ...folders };
  const ofLaw = textsIn(legal, PAGES, languages.tags);
  const others = textsIn(pages, [], languages.tags);
  const problems = [
    ...ofLaw.problems,
    ...others.problems,
    ...others.names
      .filter((name) => ofLaw.names.includes(name))
      .map((name) => `${join(pages, name)}.md: ${join(legal, name)}.md has the same path`),
    ...datesProblems(config, [...PAGES, ...ofLaw.names]),
    ...placesProblems(config, others.names),
  ];
  // The administrator's page is not linked from anywhere.
  const paths = [
    ...routeFiles.keys(),
    ...[...ofLaw.names, ...others.names].map((name) => `/${name}`),
  ].filter((path) => path !== '/create-admin');
  const read = async (name: string, isLegal: boolean) => {
    const folder = isLegal ? legal : pages;
    const own = textFile(folder, name, languages);
    const bytes = own && readFileSync(own.path);
    if (bytes && !isUtf8(bytes)) problems.push(`${own.path}: it is not in UTF-8. Save it in UTF-8`);
    const file = new VFile(
      own
        ? { path: own.path, value: String(bytes) }
        : { path: `src/features/legal/${name}.md`, value: sampleText(name, config) },
    );
    const foreign = foreignText(own?.language ?? SAMPLE, languages.tag);
    const head = { title: '', summary: '' };
    const code = await compile(
      file,
      legalMarkdown({
        isPrivacy: name === 'privacy',
        productName: config.productName,
        pages: paths,
        ...(isLegal && { updated: updatedOf(name, config, languages.tag) }),
        ...(foreign && { foreign }),
        onHead: (found) => Object.assign(head, found),
      }),
    );
    const messages = file.messages.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    problems.push(...messages.map(String));
    const title = PAGES.find((page) => page === name);
    const isExtra = title === undefined;
    return {
      name,
      isExtra,
      place: isLegal ? 'legal' : (config.pages[name] ?? 'footer'),
      /** The path from which the page is imported. */
      module: resolve(isExtra ? folder : 'src/features/legal', `${name}.md`),
      title: foreign && title ? TITLES[title] : head.title,
      /** For search engines. */
      description: inShort(head.summary.replaceAll(/\s+/g, ' ').trim() || head.title),
      code: String(code),
    };
  };
  const compiled = await Promise.all([
    ...[...PAGES, ...ofLaw.names].map((name) => read(name, true)),
    ...others.names.map((name) => read(name, false)),
  ]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return compiled;
}

/** Reports the mistakes in the texts of every language at once. */
export async function checkTextPages(
  config: Config,
  tags: readonly string[],
  folders: Partial<typeof FOLDERS> = {},
): Promise<void> {
  const places = Object.values({ ...FOLDERS, ...folders });
  const translated = tags.filter(
    (tag, at) => at === 0 || places.some((folder) => existsSync(join(folder, tag))),
  );
  const checks = translated.map((tag) => textPages(config, folders, { tag, tags }));
  const problems = (await Promise.allSettled(checks)).flatMap((check) =>
    check.status === 'rejected' ? String(check.reason.message).split('\n') : [],
  );
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
}

/** What a page needs for a text in another language; undefined for a text in its own language. */
function foreignText(language: string, tag: string) {
  if (language === tag) return undefined;
  const attributes = (of: string) => ({ lang: of, dir: languageOf(of).direction });
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return {
    text: attributes(language),
    page: attributes(tag),
    name: names.of(language) ?? language,
  };
}

const liquid = new Liquid({
  strictVariables: true,
  // Empty strings are falsy, as in JavaScript.
  jsTruthy: true,
  outputEscape: (value) => String(value).replace(/[!-/:-@[-`{-~]/g, '\\$&'),
});

/**
 * The shop's own legal texts, filled in with its name and products. Builds of other languages read them from this file,
 * because they would fill in translated words.
 */
const SAMPLES_FILE = process.env['SHOP_SAMPLE_TEXTS'];

export const sampleTexts = (config: Config): Record<string, string> =>
  Object.fromEntries(PAGES.map((page) => [page, filledIn(page, config)]));

function sampleText(page: string, config: Config): string {
  const texts =
    SAMPLES_FILE === undefined
      ? sampleTexts(config)
      : (JSON.parse(readFileSync(SAMPLES_FILE, 'utf8')) as Record<string, string>);
  return texts[page] ?? '';
}

function filledIn(page: string, config: Config): string {
  return liquid.parseAndRenderSync(readFileSync(`src/features/legal/${page}.md`, 'utf8'), {
    productName: config.productName,
    /** The names of the tiers, if there is more than one. */
    tiers: TIERS.length > 1 ? TIERS.map((tier) => PLANS[tier].shortName).join(' and ') : '',
    validity: TIERS.map(validityText).join(' ').trim(),
    uptime: claims.uptime?.value ?? '',
    buy: config.texts.buy,
    jurisdiction: config.jurisdiction,
    supportEmail: config.supportEmail,
    isp: products.isp.sold,
    community: config.communityUrl ?? '',
    errorReports: config.errorReportUrl,
    providers: config.socialProviders.map(({ name }) => name).join(' or '),
    storage: '{{storage}}',
  }) as string;
}

/** The month of texts for which the file does not specify one. */
const FIRST_MONTH = '2025-01';

function updatedOf(page: string, { legalTextsOf }: Config, tag: string) {
  const month =
    typeof legalTextsOf === 'string' ? legalTextsOf : (legalTextsOf[page] ?? FIRST_MONTH);
  const format = new Intl.DateTimeFormat(languageOf(tag).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { month, words: format.format(new Date(month)) };
}

function datesProblems({ legalTextsOf }: Config, names: readonly string[]): string[] {
  const dated = typeof legalTextsOf === 'string' ? [] : Object.keys(legalTextsOf);
  return dated
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `shop.config.ts: seller.legalTextsOf dates ${name}, which is not a legal text. The texts are ${names.join(', ')}`,
    );
}

function placesProblems({ pages }: Config, names: readonly string[]): string[] {
  const list = names.length === 0 ? 'brand/pages has none' : `There are ${names.join(', ')}`;
  return Object.keys(pages)
    .filter((name) => !names.includes(name))
    .map(
      (name) => `shop.config.ts: pages names ${name}, which brand/pages does not contain. ${list}`,
    );
}

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION = 158;

const inShort = (words: string): string =>
  words.length > MAX_DESCRIPTION
    ? `${words.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')} …`
    : words;
