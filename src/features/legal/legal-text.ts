/** A legal text, which the build makes of Markdown. */
export type LegalText = {
  title: string;
  /** What stands below the title. */
  summary: readonly Piece[];
  sections: readonly { id: string; title: string; body: readonly Piece[] }[];
};

/** With the month in which it last changed, as in 2025-01 and in words. */
export type DatedText = LegalText & { updated: { month: string; words: string } };

/** A part of the text, named after its HTML element. */
export type Piece =
  | string
  | {
      tag: PlainTag;
      content: readonly Piece[];
      /** Of a heading. */
      id?: string;
      /** The first number of a list. */
      start?: number;
      /** Of a table's cell. */
      align?: 'center' | 'right';
      translate?: 'no';
    }
  | { tag: 'a'; href: string; translate?: 'no'; content: readonly Piece[] }
  | { tag: 'br' | 'hr' }
  /** What is stored in the browser, generated. */
  | { tag: 'storage' };

type PlainTag =
  | 'p'
  | 'span'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'strong'
  | 'em'
  | 'code'
  | 'blockquote'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td';

/** The section of what is stored in the browser. */
export const STORAGE_SECTION = { id: 'browser', title: 'What is kept in your browser' } as const;
