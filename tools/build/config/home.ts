import { existsSync } from 'node:fs';
import { listText, seriesText } from '../../../src/i18n/lists.ts';
import { sentenceText } from '../../../src/i18n/sentence.ts';
import { plural, t } from '../../../src/i18n/text.ts';
import type { Shop } from './shop.ts';

type Sold = { sticky: boolean; rotating: boolean };

/** The texts of Home: the operator's or our own, which mention only the claims in the file. */
export function homeTexts(shop: Shop, sold: Sold, siteUrl: string) {
  const { brand, claims, products, texts } = shop;
  const { addresses, uptime, support, speed } = claims;
  const figures = [
    speed === null ? [] : serversOf(speed),
    uptime === null ? [] : uptimeOf(uptime),
  ].flat();
  const { hostname } = new URL(siteUrl);
  return {
    /** Host and port of the sample line. */
    gateway: (brand.gateway ?? `gate.${hostname.replace(/^www\./, '')}:8000`).split(':'),
    title: texts.title ?? (addresses === null ? sentenceText(brand.claim) : addressesOf(addresses)),
    titleEnd: texts.title === undefined ? t`One line of text.` : '',
    lead:
      texts.lead ??
      t`${brand.claim} for people who scrape, automate and verify. Choose a place, copy the line, and your requests come from there.`,
    reasons: texts.reasons ?? [
      { title: t`Global residential pool`, text: poolOf(shop) },
      ...(products.isp.sold
        ? [{ title: t`US ISP ranges`, text: t`Static US addresses with unlimited data` }]
        : []),
      sessionsReason(sold),
      { title: t`Fraud-screened IPs`, text: t`Checked before they join the pool` },
      ...(uptime === null ? [] : [{ title: uptimeOf(uptime), text: t`There when your jobs run` }]),
      {
        title: t`Dedicated support`,
        text: support === null ? t`People who answer` : answersOf(support),
      },
    ],
    facts: factsOf(shop),
    security: texts.security ?? {
      claim: t`Screened before you connect`,
      text: t`IPs with a history of fraud stay out of the pool, your credentials are yours alone, and you pay on a hosted page, so we never see your card.`,
    },
    performance: texts.performance ?? {
      claim: seriesText(figures) || t`Many sessions side by side`,
      text: sold.sticky
        ? t`High bandwidth and low latency. Run many sessions side by side; each keeps its own address for as long as you set.`
        : t`High bandwidth and low latency. Run many sessions side by side; each connection gets a new address.`,
    },
  };
}

/** Answers to buyers' first questions, in sentences; empty for facts that the file does not contain. */
function factsOf({ facts: { protocols, countries, payment } }: Shop): string {
  const sentences = [
    protocols && sentenceText(listText(protocols)),
    countries &&
      countries.length > 1 &&
      plural(countries.length, { one: '# country.', other: '# countries.' }),
    payment && t`Pay with ${listText(payment)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The texts of other pages. */
export function otherTexts(shop: Shop) {
  const { addresses, uptime } = shop.claims;
  const { texts } = shop;
  return {
    refunds:
      texts.refunds ??
      (existsSync('brand/legal/refund.md')
        ? t`For refunds, see the Refund Policy.`
        : t`No refunds, except as set out in our Refund Policy.`),
    /** The text before the prices in search results. */
    figures:
      addresses === null && uptime === null
        ? ''
        : `${sentenceText(seriesText([addresses === null ? [] : poolOf(shop), uptime === null ? [] : uptimeOf(uptime)].flat()))} `,
    buy: texts.buy ?? t`Buy now`,
  };
}

function poolOf({ claims }: Shop): string {
  const addresses = claims.addresses?.value;
  const countries = claims.countries?.value;
  if (addresses === undefined)
    return countries === undefined ? t`Exclusive IPs` : t`Exclusive IPs in ${countries} countries`;
  return countries === undefined
    ? t`${addresses} exclusive IPs`
    : t`${addresses} exclusive IPs in ${countries} countries`;
}

type Claim = { value: string };

const serversOf = ({ value: speed }: Claim) => t`${speed} servers`;
const uptimeOf = ({ value: uptime }: Claim) => t`${uptime} uptime`;
const addressesOf = ({ value: addresses }: Claim) => t`${addresses} addresses.`;
const answersOf = ({ value: hours }: Claim) => t`People who answer, ${hours}`;

/** Mentions only the kinds of sessions that are sold. */
function sessionsReason({ sticky, rotating }: Sold) {
  if (!sticky) return { title: t`Rotating sessions`, text: t`A new address with each connection` };
  return rotating
    ? {
        title: t`Sticky and rotating sessions`,
        text: t`Keep an address for up to 120 minutes, or change it with each connection`,
      }
    : {
        title: t`Sticky sessions`,
        text: t`Keep an address for up to 120 minutes; each line has its own`,
      };
}
