import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { BASE } from '../../paths.ts';
import type { DatedText, Piece } from './legal-text.ts';
import * as s from './LegalPage.css.ts';

type LegalPageProps = {
  text: DatedText;
  /** Stands where the text says it. */
  storage?: ReactNode;
};

/** A legal text with a table of contents. */
export function LegalPage({ text, storage }: LegalPageProps) {
  const { title, summary, sections, updated } = text;
  const show = (pieces: readonly Piece[]): ReactNode =>
    // The pieces never change, so they need no keys.
    createElement(Fragment, null, ...pieces.map(element));

  function element(piece: Piece): ReactNode {
    if (typeof piece === 'string') return piece;
    switch (piece.tag) {
      case 'storage':
        return storage;
      case 'a': {
        const { href, translate, content } = piece;
        return href.startsWith('/') ? (
          <Link href={BASE + href.slice(1)}>{show(content)}</Link>
        ) : (
          <a href={href} translate={translate}>
            {show(content)}
          </a>
        );
      }
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

  return (
    <article className={s.page}>
      <header className={s.header}>
        <h1 className={s.title}>{title}</h1>
        <p className={s.updated}>
          Last updated: <time dateTime={updated.month}>{updated.words}</time>
        </p>
        <p className={s.summary}>{show(summary)}</p>
      </header>
      <nav className={s.contents} aria-labelledby="contents">
        <h2 id="contents" className={s.contentsTitle}>
          On this page
        </h2>
        <ol className={s.contentsList}>
          {sections.map((section) => (
            <li key={section.id}>
              <a className={s.contentsLink} href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={s.body}>
        {sections.map((section) => (
          <section key={section.id} className={s.section} aria-labelledby={section.id}>
            <h2 id={section.id} className={s.sectionTitle}>
              {section.title}
            </h2>
            <Fragment>{show(section.body)}</Fragment>
          </section>
        ))}
        <Seller />
      </div>
    </article>
  );
}

/** Who answers for the shop, where its address is known. */
function Seller() {
  const { sellerName, sellerAddress, taxId } = config;
  if (sellerAddress.length === 0) return null;
  return (
    <address translate="no">
      {[sellerName, ...sellerAddress, taxId].filter(Boolean).join(', ')}
    </address>
  );
}
