import { config } from '../../config.ts';
import { formatListPrice } from '../../domain/money/money.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { CLAIMS, lowestPrice } from '../../domain/products.ts';
import { LANGUAGE, LOCALE } from '../../i18n/language.ts';
import { t } from '../../i18n/text.ts';
import type { Head } from '../../page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { container, stack } from '../../ui/layout.css.ts';
import { title } from '../../ui/text.css.ts';
import { Hero } from './Hero.tsx';
import * as css from './home.css.ts';
import { Products } from './Products.tsx';
import { Trust } from './Trust.tsx';
import { WhyChoose } from './WhyChoose.tsx';

export const head: Head = {
  title: t`Home`,
  documentTitle: `${config.productName}: ${inSentence(config.claim)}`,
  listed: true,
  description: `${config.texts.figures}${lowestPrices()}`,
  ...config.search.home,
};

/** The home page: docs/product/public-pages.md#home. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Claims />
      <Products />
      <WhyChoose />
      <Trust />
      <Community />
    </>
  );
}

function Claims() {
  const claims = Object.values(CLAIMS).filter((claim) => claim !== null);
  if (claims.length === 0) return null;
  return (
    <section className={container} aria-label={t`In figures`}>
      <dl className={css.claimList}>
        {claims.map(({ value, label }) => (
          <div key={label} className={css.claim}>
            <dt className={css.claimLabel}>{label}</dt>
            <dd className={css.claimValue}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Community() {
  const isChat = config.communityUrl !== null;
  return (
    <section className={css.community} aria-labelledby="community-title">
      <div className={css.communityPanel}>
        <div className={stack[3]}>
          <h2 id="community-title" className={title}>
            {isChat ? t`Join the community` : t`Buying in bulk?`}
          </h2>
          {isChat ? (
            <p className={css.communityText}>
              {t`Ask the team, meet other customers and hear about new locations on our ${config.communityPlace}.`}
            </p>
          ) : null}
          <p className={css.communityText}>
            {isChat ? <strong className={css.strong}>{`${t`Buying in bulk?`} `}</strong> : null}
            <span>
              {isChat
                ? t`Open a ticket there to get better prices, with separation into different accounts.`
                : t`Write to us to get better prices, with separation into different accounts.`}
            </span>
          </p>
        </div>
        <LinkButton
          className={css.communityButton}
          variant="secondary"
          size="lg"
          href={config.ticketUrl}
          target={isChat ? '_blank' : undefined}
          rel="noopener"
        >
          <span>{isChat ? t`Join our ${config.communityName}` : t`Open Ticket`}</span>
          {isChat ? <Icon path={icons.external} /> : null}
        </LinkButton>
      </div>
    </section>
  );
}

/** Lowercases the first letter of "Residential", but not of "US". German capitalizes its nouns. */
function inSentence(phrase: string): string {
  if (/^de\b/.test(LANGUAGE)) return phrase;
  return phrase.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(LOCALE));
}

function lowestPrices(): string {
  const residential = lowestPriceText('GB');
  const isp = lowestPriceText('IP');
  return SELLS_ISP
    ? t`Residential proxies from ${residential} per GB, US ISP proxies from ${isp} per IP.`
    : t`Residential proxies from ${residential} per GB.`;
}

function lowestPriceText(unit: 'GB' | 'IP'): string {
  return formatListPrice(lowestPrice(unit)?.price ?? 0);
}
