import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BASE } from '../../../paths.ts';
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText, Piece } from './legal-text.ts';
import * as s from './OwnLegalPage.css.ts';

type OwnLegalPageProps = {
  text: LegalText;
  /** Stands where the text says it. */
  storage?: ReactNode;
};

/** A legal text of the operator, in the place of the shop's. */
export function OwnLegalPage({ text, storage }: OwnLegalPageProps) {
  const show = (pieces: readonly Piece[]): ReactNode =>
    // The pieces never change, so they need no keys.
    createElement(Fragment, null, ...pieces.map(element));

  function element(piece: Piece): ReactNode {
    if (typeof piece === 'string') return piece;
    switch (piece.tag) {
      case 'storage':
        return storage;
      case 'a':
        return <TextLink href={piece.href}>{show(piece.content)}</TextLink>;
      case 'br':
      case 'hr':
        return createElement(piece.tag);
      case 'table':
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
          <section className={s.scroller} tabIndex={0} aria-label="Table, scrolls">
            <table className={s.table}>{show(piece.content)}</table>
          </section>
        );
      default: {
        const { tag, content, align, ...attributes } = piece;
        const className = align === undefined ? undefined : s.align[align];
        const scope = tag === 'th' ? 'col' : undefined;
        return createElement(tag, { ...attributes, className, scope }, show(content));
      }
    }
  }

  const sections = text.sections.map(({ id, title, body }) => ({
    id,
    title,
    body: <div className={s.text}>{show(body)}</div>,
  }));
  return <LegalPage title={text.title} summary={show(text.summary)} sections={sections} />;
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? (
    <Link href={BASE + href.slice(1)}>{children}</Link>
  ) : (
    <a href={href}>{children}</a>
  );
}
