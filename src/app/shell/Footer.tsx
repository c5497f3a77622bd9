import { Link } from 'wouter';
import { config } from '../../config.ts';
import { HAS_LANGUAGES, LANGUAGE_NAME } from '../../i18n/language.ts';
import { sentenceText } from '../../i18n/sentence.ts';
import { T, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { Logo } from './Logo.tsx';
import { linksTo } from './own-links.ts';
import { openShellDialog } from './shell-dialog.ts';
import * as css from './shell.css.ts';

const LEGAL = [
  { href: paths.privacy(), text: t`Privacy Policy` },
  { href: paths.terms(), text: t`Terms of Use` },
  { href: paths.refund(), text: t`Refund Policy` },
  ...linksTo('legal'),
];
const RESOURCES = [...linksTo('navigation'), ...linksTo('footer')];

export function Footer() {
  const { chatUrl, communityUrl, communityName, socialUrl, socialName } = config;
  const contacts = [
    { href: chatUrl, text: t`Chat`, rel: 'noopener' },
    { href: communityUrl, text: communityName, rel: 'noopener' },
    { href: socialUrl, text: socialName, rel: 'me noopener' },
  ];
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo />
          <p className={css.line}>{sentenceText(config.claim)}</p>
          {HAS_LANGUAGES ? (
            <button
              type="button"
              className={css.link}
              data-replay=""
              aria-haspopup="dialog"
              aria-label={t`Language: ${LANGUAGE_NAME}`}
              translate="no"
              onClick={() => openShellDialog('language')}
            >
              {LANGUAGE_NAME}
            </button>
          ) : null}
        </div>
        <PageLinks title={t`Resources`} pages={RESOURCES} others={config.links} />
        <PageLinks title={t`Legal`} pages={LEGAL} />
        <div className={css.column}>
          <h2 className={css.heading}>{t`Contact`}</h2>
          <ul className={css.list}>
            <li>
              <a className={css.link} href={`mailto:${config.supportEmail}`} translate="no">
                {config.supportEmail}
              </a>
            </li>
            {contacts.map(({ href, text, rel }) =>
              href === null ? null : (
                <li key={href}>
                  <a className={css.link} href={href} target="_blank" rel={rel} dir="auto">
                    {text}
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
        <p className={css.copyright}>
          <T>
            {`© ${config.since} `}
            <span translate="no">{config.productName}</span>. All rights reserved.
          </T>
        </p>
      </div>
    </footer>
  );
}

type PageLinksProps = {
  title: string;
  pages: readonly { href: string; text: string }[];
  /** Links to other sites. */
  others?: typeof config.links;
};

function PageLinks({ title, pages, others = [] }: PageLinksProps) {
  if (pages.length + others.length === 0) return null;
  return (
    <nav className={css.column} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {pages.map(({ href, text }) => (
          <li key={href}>
            <Link className={css.link} href={href}>
              {text}
            </Link>
          </li>
        ))}
        {others.map(({ url, text }) => (
          <li key={url}>
            <a className={css.link} href={url} target="_blank" rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
