import type { ReactNode, ReactElement } from 'react';
import { config } from '../../config.ts';
import * as s from './LegalPage.css.ts';

export type LegalSection = {
  id: string;
  title: string;
  body: ReactElement;
};

type LegalPageProps = {
  title: string;
  summary: ReactNode;
  sections: readonly LegalSection[];
};

/** A static legal text with a table of contents. */
export function LegalPage({ title, summary, sections }: LegalPageProps) {
  return (
    <article className={s.page}>
      <header className={s.header}>
        <h1 className={s.title}>{title}</h1>
        <p className={s.updated}>
          Last updated: <time dateTime={config.legalTextsOf}>{config.legalTextsMonth}</time>
        </p>
        <p className={s.summary}>{summary}</p>
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
          <Section key={section.id} {...section} />
        ))}
        <Seller />
      </div>
    </article>
  );
}

function Section({ id, title, body }: LegalSection) {
  return (
    <section className={s.section} aria-labelledby={id}>
      <h2 id={id} className={s.sectionTitle}>
        {title}
      </h2>
      {body}
    </section>
  );
}

/** Who answers for the shop, where its address is known. */
function Seller() {
  const { sellerName, sellerAddress } = config;
  if (sellerAddress.length === 0) return null;
  return <address translate="no">{[sellerName, ...sellerAddress].join(', ')}</address>;
}

export function SupportLink() {
  return (
    <a href={`mailto:${config.supportEmail}`} translate="no">
      {config.supportEmail}
    </a>
  );
}
