import { resolve } from 'node:path';
import type { CompileOptions } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { findAndReplace } from 'hast-util-find-and-replace';
import { toString } from 'hast-util-to-string';
import type { Nodes, Root as Markdown } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { t } from '../../../src/i18n/text.ts';

type LegalOptions = {
  /** Adds the list of what the browser stores, at `{{storage}}` or at the end. */
  isPrivacy?: boolean;
  /** Excluded from the browser's translation. */
  productName: string;
  /** The paths of pages that a text may link to. */
  pages: readonly string[];
  /** The month of the last change, as 2025-01 and in words. A text without a month does not name a seller either. */
  updated?: { month: string; words: string };
  /**
   * For a text whose language differs from its page's: the attributes for both, and the name of the text's language.
   */
  foreign?: { text: Attributes; page: Attributes; name: string };
  /** Receives the title and the text of the paragraph below it. */
  onHead?: (head: { title: string; summary: string }) => void;
};

type Attributes = { lang: string; dir: string };

/** Ids that the page around the text uses. */
const PAGE_IDS = ['root', 'main', 'contents'];

/** The title of the section with the list of what the browser stores, if the text has no such section. */
const STORAGE_TITLE = t`What is stored in your browser`;

/**
 * Options that compile Markdown to a page: a title (`#`), at most one paragraph below it, and sections (`##`), which
 * the table of contents lists. Each mistake is reported as a message of the file.
 */
export const legalMarkdown = (options: LegalOptions): CompileOptions => ({
  format: 'md',
  providerImportSource: resolve(
    `src/features/legal/${options.foreign ? 'foreign' : 'mdx'}-components.tsx`,
  ),
  // The security policy forbids style attributes.
  tableCellAlignToStyle: false,
  remarkPlugins: [remarkGfm, () => refuseUnsupported],
  rehypePlugins: [() => (tree: Root, file: VFile) => arrange(tree, file, options)],
});

const REFUSED: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML is not supported. Use Markdown',
  code: 'code blocks are not supported. Remove the indentation or the fence',
  image: 'images are not supported. Remove it',
  imageReference: 'images are not supported. Remove it',
  footnoteReference: 'footnotes are not supported. Move the note into the text',
  footnoteDefinition: 'footnotes are not supported. Move the note into the text',
};

const COMMENTS = /^\s*(<!--[^]*?-->\s*)+$/;

function refuseUnsupported(tree: Markdown, file: VFile): void {
  visit(tree, (node) => {
    const problem = REFUSED[node.type];
    if (problem !== undefined && !(node.type === 'html' && COMMENTS.test(node.value)))
      file.message(problem, node);
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      file.message('check boxes are not supported. Remove the brackets', node);
  });
}

function arrange(tree: Root, file: VFile, options: LegalOptions): void {
  checkMarks(tree, file, options);
  const ids = nameHeadings(tree, file);
  prepareLinks(tree, file, ids.all, options.pages);

  const [title, ...rest] = tree.children.filter((node) => node.type === 'element');
  const first = rest.findIndex(({ tagName }) => tagName === 'h2');
  const [summary, ...more] = rest.slice(0, Math.max(first, 0));
  if (title?.tagName !== 'h1')
    file.message('the text must begin with its title, such as "# Privacy Policy"', title);
  if (first < 0) file.message('the text needs a section, such as "## What we collect"', title);
  if (more.length > 0 || (summary !== undefined && summary.tagName !== 'p'))
    file.message(
      'only one paragraph may precede the first section. Put a ## heading before this',
      summary,
    );
  if (title === undefined || first < 0) return;
  options.onHead?.({ title: toString(title), summary: summary ? toString(summary) : '' });

  const { foreign } = options;
  /** The shop's own words, which are in the language of the page. */
  const own = (...nodes: Element[]) =>
    foreign === undefined || nodes.length === 0 ? nodes : [element('Own', foreign.page, nodes)];
  const sections: { heading: Element; nodes: Array<Element> }[] = [];
  for (const node of rest.slice(first)) {
    if (node.tagName === 'h2') sections.push({ heading: node, nodes: [] });
    else sections.at(-1)?.nodes.push(...(node.tagName === 'Storage' ? own(node) : [node]));
  }
  const hasStorage = rest.some(({ tagName }) => tagName === 'Storage');
  let ownHeading: Element | undefined;
  if (options.isPrivacy === true && !hasStorage) {
    const words = text(STORAGE_TITLE);
    ownHeading = element('h2', { id: ids.take('browser') }, [
      foreign ? element('span', foreign.page, [words]) : words,
    ]);
    sections.push({ heading: ownHeading, nodes: own(element('Storage')) });
  }
  const inText = (node: Element) =>
    foreign === undefined ? node : element('Foreign', foreign.text, [node]);
  const entries = sections.map(({ heading }) => {
    const words = text(toString(heading));
    return element('Entry', { href: `#${heading.properties['id']}` }, [
      foreign && heading !== ownHeading ? element('span', foreign.text, [words]) : words,
    ]);
  });
  tree.children = [
    inText(
      element('header', {}, [
        title,
        ...own(
          ...(options.updated === undefined ? [] : [element('Updated', options.updated)]),
          ...(foreign === undefined ? [] : [element('Only', { language: foreign.name })]),
        ),
        ...(summary === undefined ? [] : [element('Summary', {}, summary.children)]),
      ]),
    ),
    element('Contents', {}, entries),
    inText(
      element('Body', {}, [
        ...sections.map(({ heading, nodes }) =>
          element('section', { ariaLabelledBy: [`${heading.properties['id']}`] }, [
            heading,
            ...nodes,
          ]),
        ),
        ...(options.updated === undefined ? [] : [element('Seller')]),
      ]),
    ),
  ];
  const name = () => element('span', { translate: 'no' }, [text(options.productName)]);
  findAndReplace(tree, [options.productName, name], { ignore: 'code' });
}

/** Replaces `{{storage}}` on its own line, and reports every other placeholder. */
function checkMarks(tree: Root, file: VFile, { isPrivacy }: LegalOptions): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'code') return 'skip';
    const isMark = node.type === 'element' && node.tagName === 'p' && parent === tree;
    if (isMark && isPrivacy === true && toString(node) === '{{storage}}' && index !== undefined) {
      tree.children[index] = element('Storage');
      return 'skip';
    }
    if (node.type === 'text' && /\{\{|\}\}/.test(node.value))
      file.message(
        '{{…}} is not supported here. Only the privacy policy may have {{storage}}, on its own line',
        node,
      );
    return undefined;
  });
}

/**
 * Gives each heading below the title an ID: either the one at its end, as in `## Fees {#fees}`, or a slug of its words.
 */
function nameHeadings(tree: Root, file: VFile) {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  const all = new Set<string>();
  const take = (words: string) => {
    const id = slugger.slug(words);
    all.add(id);
    return id;
  };
  let depth = 0;
  visit(tree, 'element', (node, _index, parent) => {
    const [, sign] = /^h(\d)$/.exec(node.tagName) ?? [];
    if (sign === undefined) return;
    const level = Number(sign);
    if (level === 1 && depth > 0) file.message('only the title may have a single #', node);
    if (level === 2 && parent !== tree)
      file.message('a section cannot be inside a list or a quote', node);
    if (level > depth + 1)
      file.message(`the heading skips a level. Use at most ${depth + 1} #`, node);
    depth = level;
    const id = takeId(node);
    const words = toString(node);
    if (!/[\p{L}\p{N}]/u.test(words)) file.message('the heading needs a letter or a digit', node);
    if (level > 1) node.properties['id'] = take(id ?? words);
  });
  return { all, take };
}

function takeId({ children }: Element): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [words = '', id] = last.value.split(/(?:^| )\{#([\w-]+)\}$/);
  last.value = words;
  return id;
}

/** Checks the targets of links, and excludes bare URLs from translation. */
function prepareLinks(
  tree: Root,
  file: VFile,
  ids: ReadonlySet<string>,
  pages: readonly string[],
): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return;
    const words = toString(node);
    const given = String(node.properties['href']);
    // GFM links a bare `www.…` to http, so change that to https.
    const href = words.startsWith('www.') ? given.replace(/^http:/, 'https:') : given;
    if (href.startsWith('#')) {
      if (![...ids].some((id) => `#${encodeURI(id)}` === href))
        file.message(`no heading has the id ${href}. The ids are #${[...ids].join(', #')}`, node);
    } else if (!isAddress(href, pages))
      file.message(
        `the link to "${href}" must be https://…, mailto:…, tel:…, a page of the shop such as /terms (without a language), or #heading`,
        node,
      );
    const address = href.replace(/^mailto:/i, '');
    node.properties['href'] = href;
    if (![given, href, address].includes(words) && href !== `https://${words}`) return;
    node.properties['translate'] = 'no';
    node.children = [text(words.replace(/^mailto:/i, ''))];
  });
}

/** Whether a link leads to a website, a mailbox, a phone number or a page of the shop. */
function isAddress(href: string, pages: readonly string[]): boolean {
  const [, path] = /^(\/[a-z-]*)\/?([?#]|$)/.exec(href) ?? [];
  if (path !== undefined && pages.includes(path)) return true;
  return /^(https:\/\/|mailto:|tel:)./i.test(href) && URL.canParse(href);
}

/** An element, or a component of `mdx-components.tsx` if its name begins with a capital letter. */
const element = (
  tagName: string,
  properties: Element['properties'] = {},
  children: Element['children'] = [],
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string) => ({ type: 'text', value }) as const;
