import type { Heading, List, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Piece } from '../../src/features/legal/legal-text.ts';

export type Context = {
  report: (node: RootContent, problem: string) => void;
  /** The addresses of references such as `[text][name]`, by name. */
  definitions: Map<string, string>;
  /** A new id for a heading. */
  idOf: (heading: Heading) => string;
  /** Told of a link to a heading of the page. */
  anchorOf: (link: RootContent, id: string) => void;
  /** Keeps its spelling in every language. */
  productName: string | undefined;
  /** The paths of pages that a text may link to. */
  pages: readonly string[];
};

export const isComment = (node: RootContent): boolean =>
  node.type === 'html' && /^\s*(<!--[^]*?-->\s*)+$/.test(node.value);

/** Turns Markdown into what the page shows, and reports what it does not. */
export function piecesOf(nodes: readonly RootContent[], context: Context): Piece[] {
  return nodes.flatMap((node) => pieceOf(node, context) ?? []);
}

function pieceOf(node: RootContent, context: Context): Piece | Piece[] | undefined {
  const inside = (children: readonly RootContent[]) => piecesOf(children, context);
  const refuse = (problem: string) => context.report(node, problem);
  switch (node.type) {
    case 'text':
      if (/\{\{|\}\}/.test(node.value))
        refuse(
          '{{…}} is unknown here. The privacy policy alone knows {{storage}}, on its own line',
        );
      return namesApart(node.value, context.productName);
    case 'inlineCode':
      return { tag: 'code', content: [node.value] };
    case 'paragraph':
      return { tag: 'p', content: inside(node.children) };
    case 'strong':
      return { tag: 'strong', content: inside(node.children) };
    case 'emphasis':
      return { tag: 'em', content: inside(node.children) };
    case 'blockquote':
      return { tag: 'blockquote', content: inside(node.children) };
    case 'heading':
      return headingPiece(node, context);
    case 'list':
      return listPiece(node, context);
    case 'table':
      return tablePiece(node, context);
    case 'link':
    case 'linkReference': {
      const href =
        (node.type === 'link' ? node.url : context.definitions.get(node.identifier)) ?? '';
      if (href.startsWith('#')) context.anchorOf(node, href.slice(1));
      else if (!isAddress(href, context.pages))
        refuse(
          `the link to "${href}" is not one of https://…, mailto:…, tel:…, a page of the shop such as /terms, and #heading`,
        );
      const address = href.replace(/^mailto:/i, '');
      return [href, address].includes(toString(node))
        ? { tag: 'a', href, translate: 'no', content: [address] }
        : { tag: 'a', href, content: inside(node.children) };
    }
    case 'break':
      return { tag: 'br' };
    case 'thematicBreak':
      return { tag: 'hr' };
    case 'definition':
      return undefined;
    case 'html':
      if (!isComment(node)) refuse('HTML is not read. Write Markdown');
      return undefined;
    case 'code':
      refuse('a block of code is not shown. Take the spaces or signs before its lines away');
      return undefined;
    default:
      refuse(`a part of the kind "${node.type}" is not shown. Take it out`);
      return undefined;
  }
}

/** The shop's name as a part of its own, which translators leave alone. */
function namesApart(words: string, name?: string): Piece[] {
  const parts = name === undefined ? [words] : words.split(name);
  return parts
    .flatMap((part, index): Piece[] =>
      index === 0 ? [part] : [{ tag: 'span', translate: 'no', content: [name ?? ''] }, part],
    )
    .filter((part) => part !== '');
}

/** An address of the web, a mailbox, a telephone, or a page of the shop. */
function isAddress(href: string, pages: readonly string[]): boolean {
  const [, path] = /^(\/[a-z-]*)\/?([?#]|$)/.exec(href) ?? [];
  if (path !== undefined && pages.includes(path)) return true;
  return /^(https:\/\/|mailto:|tel:)./i.test(href) && URL.canParse(href);
}

const HEADINGS = { 1: null, 2: null, 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** A heading inside a section. */
function headingPiece(node: Heading, context: Context): Piece | undefined {
  const tag = HEADINGS[node.depth];
  if (tag !== null)
    return { tag, id: context.idOf(node), content: piecesOf(node.children, context) };
  context.report(
    node,
    node.depth === 1 ? 'only the title has one #' : 'a section stands in nothing else',
  );
  return undefined;
}

function listPiece({ ordered, start, spread, children }: List, context: Context): Piece {
  const items = children.map((item): Piece => {
    // Lines without an empty one between them are one paragraph.
    const parts = item.children.flatMap((part): readonly RootContent[] =>
      part.type === 'paragraph' && spread !== true && item.spread !== true ? part.children : [part],
    );
    return { tag: 'li', content: piecesOf(parts, context) };
  });
  const first = typeof start === 'number' && start !== 1 ? { start } : {};
  return { tag: ordered === true ? 'ol' : 'ul', ...first, content: items };
}

function tablePiece({ align, children: [head, ...rows] }: Table, context: Context): Piece {
  const row = (cells: Table['children'][number] | undefined, tag: 'th' | 'td'): Piece => ({
    tag: 'tr',
    content: (cells?.children ?? []).map((cell, column): Piece => {
      const side = align?.[column];
      const aligned = side === 'right' || side === 'center' ? { align: side } : {};
      return { tag, ...aligned, content: piecesOf(cell.children, context) };
    }),
  });
  return {
    tag: 'table',
    content: [
      { tag: 'thead', content: [row(head, 'th')] },
      { tag: 'tbody', content: rows.map((cells) => row(cells, 'td')) },
    ],
  };
}
