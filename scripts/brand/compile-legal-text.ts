import GithubSlugger from 'github-slugger';
import type { Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { routeFiles } from '../../build/route-files.ts';
import { STORAGE_SECTION } from '../../src/features/legal/legal-text.ts';
import type { LegalText, Piece } from '../../src/features/legal/legal-text.ts';
import { isComment, piecesOf } from './markdown.ts';
import type { Context } from './markdown.ts';

/** Ids of the page around the text. */
const TAKEN = ['root', 'main', 'contents'];

/**
 * Makes a legal text of Markdown: a title (`#`), a paragraph below it, and sections (`##`). The privacy policy has the
 * list of what is stored in the browser at `{{storage}}`, or else at its end. The shop's name is not to be translated.
 * `further` names legal pages beside the shop's own, which the text may link to.
 * Throws with everything that is wrong.
 */
export function compileLegalText(
  markdown: string,
  isPrivacy: boolean,
  productName?: string,
  further: readonly string[] = [],
): LegalText {
  const children = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  }).children.filter((node) => !isComment(node));
  const problems: string[] = [];
  const report = (node: RootContent, problem: string) => {
    problems.push(`line ${node.position?.start.line}: ${problem}`);
  };
  // Nothing leads to the page of the administrator.
  const own = [...routeFiles.keys()].filter((path) => path !== '/create-admin');
  const pages = [...own, ...further.map((name) => `/${name}`)];
  const context = { ...contextOf(children, report), productName, pages };
  const [title, ...rest] = children.filter(({ type }) => type !== 'definition');
  const first = rest.findIndex((node) => isSection(node));
  const [summary, ...more] = rest.slice(0, Math.max(first, 0));
  if (title?.type !== 'heading' || title.depth !== 1)
    problems.push('it does not begin with its title, such as "# Privacy Policy"');
  if (first < 0) problems.push('it has no section, such as "## What we collect"');
  if (more.length > 0 || (summary !== undefined && summary.type !== 'paragraph'))
    problems.push('more than one paragraph stands above the first section. Put a ## before it');

  const sections: { id: string; title: string; body: Array<Piece> }[] = [];
  let depth = 1;
  for (const node of rest.slice(first)) {
    if (node.type === 'heading') {
      if (node.depth > depth + 1) context.report(node, `its heading has more than ${depth + 1} #`);
      depth = node.depth;
    }
    const body = sections.at(-1)?.body;
    if (isSection(node)) sections.push({ id: context.idOf(node), title: toString(node), body: [] });
    else if (isPrivacy && node.type === 'paragraph' && toString(node) === '{{storage}}')
      body?.push({ tag: 'storage' });
    else body?.push(...piecesOf([node], context));
  }
  const lists = sections.some(({ body }) =>
    body.some((piece) => typeof piece !== 'string' && piece.tag === 'storage'),
  );
  if (isPrivacy && !lists)
    sections.push({
      id: context.slug(STORAGE_SECTION.id),
      title: STORAGE_SECTION.title,
      body: [{ tag: 'storage' }],
    });
  const text = {
    title: title === undefined ? '' : toString(title),
    summary: summary?.type === 'paragraph' ? piecesOf(summary.children, context) : [],
    sections,
  };
  context.checkAnchors();
  if (problems.length > 0) throw new Error(problems.join('\n  '));
  return text;
}

/** The id that a heading ends with, as in `## What we collect {#collect}`, which is taken out of its words. */
function takeId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [words = '', id] = last.value.split(/ \{#([\w-]+)\}$/);
  last.value = words;
  return id;
}

const isSection = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

function contextOf(children: readonly RootContent[], report: Context['report']) {
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  const ids = new Set<string>();
  const anchors: [RootContent, id: string][] = [];
  const slug = (words: string) => {
    const id = slugger.slug(words);
    ids.add(id);
    return id;
  };
  return {
    report,
    slug,
    definitions: new Map(
      children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
    ),
    idOf: (heading) => {
      const id = takeId(heading);
      const words = toString(heading);
      if (!/[\p{L}\p{N}]/u.test(words)) report(heading, 'its heading has no word');
      if (words.includes('{{')) report(heading, 'a heading has no {{…}}');
      return slug(id ?? words);
    },
    anchorOf: (link, id) => anchors.push([link, id]),
    checkAnchors: () => {
      for (const [link, id] of anchors)
        if (!ids.has(id)) report(link, `no heading is #${id}. There are #${[...ids].join(', #')}`);
    },
  } satisfies Omit<Context, 'productName' | 'pages'> & Record<string, unknown>;
}
