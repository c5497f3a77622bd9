import * as z from 'zod/mini';
import { BuyIspRequest } from '../../../generated/model/buyIspRequest.zod.ts';
import {
  buyResidentialRequestQuantityMax as mostGb,
  buyResidentialRequestQuantityMin as leastGb,
} from '../../../generated/model/buyResidentialRequest.zod.ts';
import { getProxyConfigParamsCountMax as mostLines } from '../../../generated/model/getProxyConfigParams.zod.ts';
import { OFFERS } from '../../../generated/offers.ts';
import { hasTexts, SHIPPED, tagProblem } from '../../texts/languages.ts';
import { seedProblems, seedsOf } from '../palette/seeds.ts';
import {
  emailProblem,
  gatewayProblem,
  printedProblem,
  base,
  link,
  noProblem,
  orEmpty,
  text,
} from './checks.ts';
import { facts } from './facts.ts';
import { nearestName } from './nearest.ts';
import { SAMPLE_NAMES } from './sample.ts';
import {
  areForeign,
  fields,
  day,
  dollars,
  whole,
  line,
  phrase,
  promotionCode,
  taxNote,
  THIS_YEAR,
  months,
  seed,
  yesOrNo,
} from './shop-fields.ts';

const claim = z.nullable(fields({ value: text(line(20)), label: text(line(40)) }));

const card = fields({ claim: text(line(80)), text: text(line(300)) });
const refunds = text(
  (value) =>
    line(160)(value) ??
    (areForeign() || value.split('Refund Policy').length === 2
      ? undefined
      : 'it must name the Refund Policy once, which becomes the link. Write one such as: See the Refund Policy.'),
);
const texts = fields({
  title: z.optional(text(line(60))),
  lead: z.optional(text(line(300))),
  reasons: z.optional(
    z.readonly(
      z
        .array(fields({ title: text(line(40)), text: text(line(100)) }))
        .check(
          z.minLength(1, { error: 'it is empty. Write at least one reason, or leave it out' }),
        ),
    ),
  ),
  security: z.optional(card),
  performance: z.optional(card),
  refunds: z.optional(refunds),
  // The wording in the EU directive on consumer rights has 28 characters.
  buy: z.optional(text(line(28))),
});

const searchResult = z.optional(
  fields({ title: z.optional(text(line(70))), description: z.optional(text(line(160))) }),
);

const DISCORD = /^https:\/\/([^/]*\.)?discord\.(gg|com)(\/|$)/i;

const product = {
  name: text(line(40)),
  shortName: text(line(20)),
  summary: text(line(200)),
  features: z.readonly(
    z
      .array(text(line(60)), { error: 'it is not a list. Write texts between [ and ]' })
      .check(z.minLength(1, { error: 'it is empty. Write at least one selling point' })),
  ),
  popular: yesOrNo,
  price: dollars,
};

const language = z.string({ error: "it is not text. Write a tag such as 'de'" }).check(
  noProblem((value) => {
    const wrong = tagProblem(value);
    if (wrong !== undefined) return `${value}: ${wrong}`;
    return hasTexts(value)
      ? undefined
      : `the shop has no texts in ${value}. Write them in brand/texts/${value}.po (docs/translating.md), or one of ${SHIPPED.join(', ')}`;
  }),
);
const languages = z
  .readonly(z.array(language, { error: 'it is not a list. Write tags between [ and ]' }))
  .check(
    noProblem((value) => {
      if (value.length === 0) return "it is empty. Write at least one, such as 'en'";
      return new Set(value).size < value.length ? 'it lists a language twice' : undefined;
    }),
  );

const MAX_DATA_DAYS = 3650;
const daysError = {
  error: ({ input }: { input?: unknown }) =>
    `it is ${String(input)}. Write a whole number of days from 1 to ${MAX_DATA_DAYS}, or 'never'`,
};
const dataDays = z.optional(
  z.union(
    [z.literal('never'), z.int().check(z.gte(1, daysError), z.lte(MAX_DATA_DAYS, daysError))],
    daysError,
  ),
);
const residential = { ...product, sold: z._default(yesOrNo, true), dataDays };

const { options: counts } = BuyIspRequest.shape.planNum.def;
const allowedIps = counts.flatMap(({ def }) => def.values);
const ips = z.union(counts, {
  error: `it is not what the contract allows. Write some of ${allowedIps.join(', ')}`,
});
const session = z.enum(['sticky', 'rotating'], {
  error: 'it is not a kind of session. Write sticky or rotating',
});
const place = z.enum(['navigation', 'footer'], {
  error: 'it is not a place for a link. Write navigation or footer',
});
const gigabytes = whole(leastGb, mostGb);
const offer = z.enum(OFFERS, {
  error: ({ input }) =>
    `${String(input)} is not an offer of the contract. Write ${nearestName(String(input), OFFERS) ?? `some of ${OFFERS.join(', ')}`}`,
});

export const YEAR_SECONDS = 31_536_000;

/** The schema of `shop.config.ts`. */
export const ShopFile = fields({
  brand: fields({
    name: text(line(40)),
    shortName: z.optional(text(line(12))),
    claim: phrase,
    since: whole(1990, THIS_YEAR),
    site: text(base),
    gateway: z.optional(text(gatewayProblem)),
    httpsOnlySeconds: z._default(whole(0, 2 * YEAR_SECONDS), YEAR_SECONDS),
    webFont: z._default(yesOrNo, true),
  }),
  colors: fields({ accent: seed, accentLight: z.optional(seed), neutral: seed }).check(
    z.check(({ value, issues }) => {
      for (const [name, message] of Object.entries(seedProblems(seedsOf(value))))
        issues.push({ code: 'custom', input: value, path: [name], message });
    }),
  ),
  contact: fields({
    support: text(emailProblem),
    admin: text(emailProblem),
    community: z.nullable(
      fields({ url: text(link), name: text(line(30)), place: text(line(40)) }).check(
        z.check(({ value, issues }) => {
          for (const name of ['name', 'place'] as const) {
            if (!/discord/i.test(value[name]) || DISCORD.test(value.url)) continue;
            const message = `its name contains Discord, but ${value.url} is not a Discord URL. Write the name of your chat, or a URL at discord.gg`;
            issues.push({ code: 'custom', input: value, path: [name], message });
          }
        }),
      ),
    ),
    social: z.nullable(text(link)),
    chat: z._default(z.nullable(text(link)), null),
    status: z._default(z.nullable(text(link)), null),
  }),
  /** The social sign-ins that the server supports. */
  signIn: z._default(fields({ discord: yesOrNo, google: yesOrNo }), {
    discord: true,
    google: true,
  }),
  confirmed: z._default(
    z.readonly(
      z.array(
        z.enum(SAMPLE_NAMES, {
          error: ({ input }) =>
            `${String(input)} is not the name of a sample value. Write some of ${SAMPLE_NAMES.join(', ')}`,
        }),
      ),
    ),
    [],
  ),
  createAdmin: z._default(yesOrNo, true),
  /** The contract's offers that the server supports. */
  offers: z._default(
    z.readonly(z.array(offer, { error: 'it is not a list. Write names between [ and ]' })),
    [],
  ),
  seller: fields({
    name: text(printedProblem),
    address: z.readonly(
      z.array(text(printedProblem), { error: 'it is not a list. Write lines between [ and ]' }),
    ),
    jurisdiction: text(orEmpty(line(80))),
    taxId: z._default(text(orEmpty(printedProblem)), ''),
    taxNote: z._default(text(orEmpty(taxNote)), ''),
    legalTextsOf: z._default(months, '2025-01'),
  }),
  languages: z._default(languages, ['en']),
  claims: fields({
    addresses: claim,
    uptime: claim,
    countries: claim,
    support: claim,
    speed: claim,
  }),
  texts: z._default(texts, {}),
  promotion: z._default(
    z.nullable(fields({ code: promotionCode, text: text(line(80)), until: z.optional(day) })),
    null,
  ),
  search: z._default(fields({ home: searchResult, pricing: searchResult }), {}),
  facts: z._default(facts, {}),
  pages: z._default(z.record(z.string(), place), {}),
  links: z._default(
    z.readonly(
      z.array(fields({ text: text(line(30)), url: text(link) }), {
        error:
          "it is not a list. Write links between [ and ], such as { text: 'Status', url: 'https://…' }",
      }),
    ),
    [],
  ),
  products: fields({
    basic: fields(residential),
    premium: fields(residential),
    isp: fields({
      ...product,
      homeName: text(line(40)),
      sold: yesOrNo,
      days: z._default(whole(1, 9999), 30),
    }),
  }).check(
    noProblem(({ basic, premium }) =>
      basic.sold || premium.sold
        ? undefined
        : 'neither basic nor premium is sold. Sell at least one of them, since residential data is always sold',
    ),
  ),
  amounts: fields({
    gigabytes: fields({ min: gigabytes, max: gigabytes, default: gigabytes }).check(
      noProblem(({ min, max, default: first }) =>
        min < max && min <= first && first <= max
          ? undefined
          : `it goes from ${min} to ${max} and starts at ${first}. Write them so that min ≤ default ≤ max and min < max`,
      ),
    ),
    lines: whole(100, mostLines),
    ips: z.readonly(
      z
        .tuple([ips], ips, {
          error: 'it is not a list of numbers. Write at least one between [ and ]',
        })
        .check(
          noProblem((value) => {
            const twice = value.find((number, at) => value.indexOf(number) !== at);
            return twice === undefined
              ? undefined
              : `it has ${twice} twice. Write each number once`;
          }),
        ),
    ),
    subnet: fields({ ips: whole(101, 65_536), price: dollars }),
  }),
  sessions: z.readonly(
    z.tuple([session], session, { error: 'it is not a list. Write sticky, rotating or both' }),
  ),
});

export type ShopFile = z.input<typeof ShopFile>;
export type Shop = z.output<typeof ShopFile>;
