import { extraLegalPages } from 'virtual:shop';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { BASE, paths } from '../../paths.ts';
import { Logo } from './Logo.tsx';
import * as css from './shell.css.ts';

const LEGAL = [
  { href: paths.privacy(), text: 'Privacy Policy' },
  { href: paths.terms(), text: 'Terms of Use' },
  { href: paths.refund(), text: 'Refund Policy' },
  ...extraLegalPages.map(({ path, title }) => ({ href: BASE + path.slice(1), text: title })),
];

export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo />
          <p className={css.line}>{`${config.claim}.`}</p>
        </div>
        <nav className={css.column} aria-label="Legal">
          <h2 className={css.heading}>Legal</h2>
          <ul className={css.list}>
            {LEGAL.map(({ href, text }) => (
              <li key={href}>
                <Link className={css.link} href={href}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.column}>
          <h2 className={css.heading}>Contact</h2>
          <ul className={css.list}>
            <li>
              <a className={css.link} href={`mailto:${config.supportEmail}`} translate="no">
                {config.supportEmail}
              </a>
            </li>
            {config.chatUrl === null ? null : (
              <li>
                <a className={css.link} href={config.chatUrl} target="_blank" rel="noopener">
                  Chat
                </a>
              </li>
            )}
            {config.communityUrl === null ? null : (
              <li>
                <a className={css.link} href={config.communityUrl} target="_blank" rel="noopener">
                  {config.communityName}
                </a>
              </li>
            )}
            {config.socialUrl === null ? null : (
              <li>
                <a className={css.link} href={config.socialUrl} target="_blank" rel="me noopener">
                  {config.socialName}
                </a>
              </li>
            )}
          </ul>
        </div>
        <p className={css.copyright}>
          {`© ${config.since} `}
          <span translate="no">{config.productName}</span>. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
