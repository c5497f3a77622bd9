import { useEffect, useRef, type ReactElement } from 'react';
import { t } from '../../i18n/text.ts';
import type { AccountPart } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { heading } from '../../ui/text.css.ts';
import * as css from './account-page.css.ts';

/** The sections of the page in their order. */
const TITLES: Record<AccountPart, string> = {
  'sign-in': t`Sign-in`,
  preferences: t`Preferences`,
  'settings-file': t`Settings file`,
  'stored-data': t`Stored data`,
};

export function SectionLinks() {
  return (
    <nav aria-label={t`Account sections`} className={css.links}>
      <ul className={css.linkList}>
        {Object.entries(TITLES).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type AccountSectionProps = {
  id: AccountPart;
  lead?: string;
  children: ReactElement;
};

/** A section that a link to its id leads to. */
export function AccountSection({ id, lead, children }: AccountSectionProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser looked for it before the session was known.
    if (location.hash === `#${id}`) title.current?.scrollIntoView();
  }, [id]);
  return (
    <Card as="section" aria-labelledby={id} className={css.section}>
      <h2 ref={title} id={id} tabIndex={-1} className={heading}>
        {TITLES[id]}
      </h2>
      {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
