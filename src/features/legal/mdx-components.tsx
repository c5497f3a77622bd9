import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { T, t } from '../../i18n/text.ts';
import { publishedPath } from '../../paths.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import * as s from './LegalPage.css.ts';
import { StoredInBrowser } from './StoredInBrowser.tsx';

type Parent = { children?: ReactNode };

/** The components of a legal text. tools/build/brand/legal-markdown.ts inserts those whose names are capitalized. */
export const components = {
  wrapper: ({ children }: Parent) => <article className={s.page}>{children}</article>,
  header: ({ children }: Parent) => <header className={s.header}>{children}</header>,
  h1: ({ children }: Parent) => <h1 className={s.title}>{children}</h1>,
  Updated: ({ month, words }: { month: string; words: string }) => (
    <p className={s.updated}>
      <T>
        Last updated: <time dateTime={month}>{words}</time>
      </T>
    </p>
  ),
  Summary: ({ children }: Parent) => <p className={s.summary}>{children}</p>,
  Contents: ({ children }: Parent) => (
    <nav className={s.contents} aria-labelledby="contents">
      <h2 id="contents" className={s.contentsTitle}>
        {t`On this page`}
      </h2>
      <ol className={s.contentsList}>{children}</ol>
    </nav>
  ),
  Entry: ({ href, children }: Parent & { href: string }) => (
    <li>
      <a className={s.contentsLink} href={href}>
        {children}
      </a>
    </li>
  ),
  Body: ({ children }: Parent) => <div className={s.body}>{children}</div>,
  section: (props: ComponentProps<'section'>) => <section className={s.section} {...props} />,
  h2: ({ id, children }: ComponentProps<'h2'>) => (
    <h2 id={id} className={s.sectionTitle}>
      {children}
    </h2>
  ),
  a: ({ href = '', translate, children }: ComponentProps<'a'>) =>
    href.startsWith('/') ? (
      <Link href={publishedPath(href)}>{children}</Link>
    ) : (
      <a href={href} translate={translate}>
        {children}
      </a>
    ),
  table: ({ children }: Parent) => (
    <ScrollBox className={s.scroller} aria-label={t`Table, scrolls`}>
      <table className={s.table}>{children}</table>
    </ScrollBox>
  ),
  th: ({ align, children }: ComponentProps<'th'>) => (
    <th scope="col" className={sideOf(align)}>
      {children}
    </th>
  ),
  td: ({ align, children }: ComponentProps<'td'>) => <td className={sideOf(align)}>{children}</td>,
  Storage: StoredInBrowser,
  Seller,
};

/** Provides the components of legal texts, through MDX's option `providerImportSource`. */
export const useMDXComponents = () => components;

/** The security policy forbids the attribute `style`. */
const sideOf = (align: ComponentProps<'td'>['align']) =>
  align === 'center' || align === 'right' ? s.align[align] : undefined;

function Seller() {
  const { sellerName, sellerAddress, taxId } = config;
  if (sellerAddress.length === 0) return null;
  return (
    <address translate="no">
      {[sellerName, ...sellerAddress, taxId].filter(Boolean).join(', ')}
    </address>
  );
}
