import { existsSync } from 'node:fs';
import type { Shop } from './shop.ts';

type Sold = { sticky: boolean; rotating: boolean };

/** What Home shows: the operator's texts, or else ours, which name only the claims that the file has. */
export function homeTexts(shop: Shop, sold: Sold, siteUrl: string) {
  const { brand, claims, products, texts } = shop;
  const { addresses, uptime, support, speed } = claims;
  const each = sold.sticky
    ? 'keeps its own address for as long as you set'
    : 'connection gets a new address';
  const figures = [
    speed === null ? [] : `${speed.value} servers`,
    uptime === null ? [] : `${uptime.value} uptime`,
  ].flat();
  const { hostname } = new URL(siteUrl);
  return {
    /** Host and port of the sample line. */
    gateway: (brand.gateway ?? `gate.${hostname.replace(/^www\./, '')}:8000`).split(':'),
    title: texts.title ?? `${addresses === null ? brand.claim : `${addresses.value} addresses`}.`,
    titleEnd: texts.title === undefined ? 'One line of text.' : '',
    lead:
      texts.lead ??
      `${brand.claim} for people who scrape, automate and verify. Choose a place, copy the line, and your requests come from there.`,
    reasons: texts.reasons ?? [
      { title: 'Global residential pool', text: poolOf(shop) },
      ...(products.isp.sold
        ? [{ title: 'US ISP ranges', text: 'Static US addresses with unlimited data' }]
        : []),
      sessionsReason(sold),
      { title: 'Fraud-screened IPs', text: 'Checked before they join the pool' },
      ...(uptime === null
        ? []
        : [{ title: `${uptime.value} uptime`, text: 'There when your jobs run' }]),
      {
        title: 'Dedicated support',
        text: support === null ? 'People who answer' : `People who answer, ${support.value}`,
      },
    ],
    facts: factsOf(shop),
    security: texts.security ?? {
      claim: 'Screened before you connect',
      text: 'IPs with a history of fraud stay out of the pool, your credentials are yours alone, and you pay on a hosted page, so we never see your card.',
    },
    performance: texts.performance ?? {
      claim: figures.join(', ') || 'Many sessions side by side',
      text: `High bandwidth and low latency. Run many sessions side by side; each ${each}.`,
    },
  };
}

/** What buyers ask first, in sentences; empty where the file does not say it. */
function factsOf({ facts: { protocols, countries, payment } }: Shop): string {
  const list = new Intl.ListFormat('en');
  const sentences = [
    protocols && `${list.format(protocols)}.`,
    countries && countries.length > 1 && `${countries.length} countries.`,
    payment && `Pay with ${list.format(payment)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The words of other pages. */
export function otherTexts(shop: Shop) {
  const { addresses, uptime } = shop.claims;
  const { texts } = shop;
  return {
    refunds:
      texts.refunds ??
      (existsSync('brand/legal/refund.md')
        ? 'For refunds, see the Refund Policy.'
        : 'No refunds, except as set out in our Refund Policy.'),
    /** Before the prices, in what search engines show. */
    figures:
      addresses === null && uptime === null
        ? ''
        : `${[addresses === null ? [] : poolOf(shop), uptime === null ? [] : `${uptime.value} uptime`].flat().join(', ')}. `,
    buy: texts.buy ?? 'Buy now',
  };
}

function poolOf({ claims: { addresses, countries } }: Shop): string {
  const pool = addresses === null ? 'Exclusive IPs' : `${addresses.value} exclusive IPs`;
  return countries === null ? pool : `${pool} in ${countries.value} countries`;
}

/** Promises only the kinds that are sold. */
function sessionsReason({ sticky, rotating }: Sold) {
  if (!sticky) return { title: 'Rotating sessions', text: 'A new address with each connection' };
  return rotating
    ? {
        title: 'Sticky and rotating sessions',
        text: 'Keep an address for up to 120 minutes, or change it with each connection',
      }
    : {
        title: 'Sticky sessions',
        text: 'Keep an address for up to 120 minutes; each line has its own',
      };
}
