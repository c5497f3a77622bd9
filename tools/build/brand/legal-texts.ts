import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { Liquid } from 'liquidjs';
import { VFile } from 'vfile';
import { claims, products } from '../../../shop.config.ts';
import { PLANS, TIERS } from '../../../src/domain/plans.ts';
import { validityText } from '../../../src/domain/usage/usage.ts';
import type { Config } from '../config/schema.ts';
import { routeFiles } from '../pages/route-files.ts';
import { extraPageProblem } from './extra-pages.ts';
import { legalMarkdown } from './legal-markdown.ts';

/** The operator's texts. If one of `PAGES` is missing in `legal`, its page shows the shop's, src/features/legal/*.md. */
const FOLDERS = { legal: 'brand/legal', pages: 'brand/pages' };
const PAGES = ['privacy', 'terms', 'refund'];

/** Where the shop links to a page of text. */
export type Place = 'legal' | 'navigation' | 'footer';

/**
 * Compiles every page of text: the shop's three legal pages, then the operator's further legal pages, then the
 * operator's other pages. The error lists all mistakes.
 */
export async function textPages(config: Config, folders: Partial<typeof FOLDERS> = {}) {
  const { legal, pages } = { ...FOLDERS, ...folders };
  const ofLaw = namesIn(legal, PAGES);
  const others = namesIn(pages, []);
  const problems = [
    ...ofLaw.problems,
    ...others.problems,
    ...others.names
      .filter((name) => ofLaw.names.includes(name))
      .map((name) => `${join(pages, name)}.md: ${join(legal, name)}.md has the same address`),
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
    const own = join(folder, `${name}.md`);
    const file = new VFile(
      existsSync(own)
        ? { path: own, value: readFileSync(own, 'utf8') }
        : { path: `src/features/legal/${name}.md`, value: defaultText(name, config) },
    );
    const head = { title: '', summary: '' };
    const code = await compile(
      file,
      legalMarkdown({
        isPrivacy: name === 'privacy',
        productName: config.productName,
        pages: paths,
        ...(isLegal && { updated: updatedOf(name, config) }),
        onHead: (found) => Object.assign(head, found),
      }),
    );
    const messages = file.messages.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    problems.push(...messages.map(String));
    const isExtra = !PAGES.includes(name);
    return {
      name,
      isExtra,
      place: isLegal ? 'legal' : (config.pages[name] ?? 'footer'),
      /** The path under which the page is imported. */
      module: resolve(isExtra ? folder : 'src/features/legal', `${name}.md`),
      title: head.title,
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

const liquid = new Liquid({
  strictVariables: true,
  // An empty string counts as false.
  jsTruthy: true,
  outputEscape: (value) => String(value).replace(/[!-/:-@[-`{-~]/g, '\\$&'),
});

/** The shop's own legal text, filled in with its name and products. */
function defaultText(page: string, config: Config): string {
  return liquid.parseAndRenderSync(readFileSync(`src/features/legal/${page}.md`, 'utf8'), {
    productName: config.productName,
    /** Their names where there is more than one. */
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

/** The names of the texts in a folder beside `known` ones, in alphabetical order, and the problems of other files. */
function namesIn(folder: string, known: readonly string[]) {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (file) => !file.startsWith('.') && !known.some((page) => file === `${page}.md`),
  );
  const problems = files.flatMap((file) => {
    if (!file.endsWith('.md'))
      return [`${join(folder, file)}: no page shows it. Texts are files such as faq.md`];
    const problem = extraPageProblem(file);
    return problem === undefined ? [] : [`${join(folder, file)}: ${problem}`];
  });
  const names = files
    .filter((file) => extraPageProblem(file) === undefined)
    .map((file) => file.replace(/\.md$/, ''))
    .toSorted();
  return { names, problems };
}

/** The month of a text that the file does not date. */
const FIRST_MONTH = '2025-01';

function updatedOf(page: string, { legalTextsOf }: Config) {
  const month =
    typeof legalTextsOf === 'string' ? legalTextsOf : (legalTextsOf[page] ?? FIRST_MONTH);
  return { month, words: MONTH.format(new Date(month)) };
}

const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function datesProblems({ legalTextsOf }: Config, names: readonly string[]): string[] {
  const dated = typeof legalTextsOf === 'string' ? [] : Object.keys(legalTextsOf);
  return dated
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `shop.config.ts: seller.legalTextsOf dates ${name}, which is no legal text. There are ${names.join(', ')}`,
    );
}

function placesProblems({ pages }: Config, names: readonly string[]): string[] {
  const list = names.length === 0 ? 'brand/pages has none' : `There are ${names.join(', ')}`;
  return Object.keys(pages)
    .filter((name) => !names.includes(name))
    .map((name) => `shop.config.ts: pages names ${name}, which brand/pages does not have. ${list}`);
}

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION = 158;

const inShort = (words: string): string =>
  words.length > MAX_DESCRIPTION
    ? `${words.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')} …`
    : words;
