import * as z from 'zod/mini';
import { BuyIspRequest } from '../../../generated/model/buyIspRequest.zod.ts';
import {
  buyResidentialRequestQuantityMax as mostGb,
  buyResidentialRequestQuantityMin as leastGb,
} from '../../../generated/model/buyResidentialRequest.zod.ts';
import { getProxyConfigParamsCountMax as mostLines } from '../../../generated/model/getProxyConfigParams.zod.ts';
import { seedOf, seedProblems, seedsOf } from '../palette/seeds.ts';
import {
  emailProblem,
  gatewayProblem,
  printedProblem,
  base,
  link,
  orEmpty,
  text,
  type Problem,
} from './checks.ts';
import { nearestName } from './nearest.ts';
import { SAMPLE_NAMES } from './sample.ts';

/** A record of exactly these fields, so that a misspelt one is named. */
function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape);
  const list = `Its fields are ${names.join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return `it is not a record. ${list}`;
      const meant = issue.keys.map((key) => nearestName(key, names));
      const advice = meant.includes(undefined) ? list : `Write ${meant.join(', ')}`;
      return `it has ${issue.keys.join(', ')}, which is not a field. ${advice}`;
    },
  });
}

function number(problem: (value: number) => string | undefined, example: string) {
  return z.number({ error: `it is not a number. Write one such as ${example}` }).check(
    z.check(({ value, issues }) => {
      const message = problem(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
  );
}

const MAX_PRICE = 100_000;
const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const dollars = number(
  (value) =>
    value > 0 && value <= MAX_PRICE && isCents(value)
      ? undefined
      : `it is not a price. Write US dollars in whole cents, above 0 and up to ${MAX_PRICE}`,
  '2.50',
);

const whole = (min: number, max: number) =>
  number(
    (value) =>
      Number.isInteger(value) && value >= min && value <= max
        ? undefined
        : `it is ${value}. Write a whole number from ${min} to ${max}`,
    String(min),
  );

/** One line of text that a page shows. */
const line =
  (most: number): Problem =>
  (value) => {
    const meant = value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
    if (meant === '') return 'it is empty. Write a text';
    if (value !== meant) return `it has spaces or control characters too many. Write ${meant}`;
    return value.length <= most
      ? undefined
      : `it has ${value.length} characters. Write at most ${most}`;
  };
const phrase = text((value) =>
  value.endsWith('.') ? 'it ends with a full stop. Leave it out' : line(80)(value),
);
/** Stands behind a price and a comma. */
const taxNote: Problem = (value) =>
  value.endsWith('.') ? 'it ends with a full stop. Leave it out' : line(30)(value);
const THIS_YEAR = new Date().getFullYear();
const monthProblem: Problem = (value) => {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(value))
    return 'it is not a month. Write one such as 2026-01';
  return Number(value.slice(0, 4)) > THIS_YEAR
    ? `it is in the future. Write a month up to ${THIS_YEAR}-12`
    : undefined;
};
/** One month for all legal texts, or one for each by its name. `brand/legal/` decides which names there are. */
const months = z
  .union([z.string(), z.record(z.string(), z.string())], {
    error: "it is neither a month such as '2026-01' nor a record such as { terms: '2026-01' }",
  })
  .check(
    z.check(({ value, issues }) => {
      const all =
        typeof value === 'string'
          ? [[[], value] as const]
          : Object.entries(value).map(([name, of]) => [[name], of] as const);
      for (const [path, of] of all) {
        const message = monthProblem(of);
        if (message !== undefined)
          issues.push({ code: 'custom', input: value, path: [...path], message });
      }
    }),
  );

const seed = text((value) =>
  seedOf(value) === undefined
    ? 'it is not an opaque color. Write one such as #fcad30 or oklch(0.8 0.158 73)'
    : undefined,
);

const claim = z.nullable(fields({ value: text(line(20)), label: text(line(40)) }));

const card = fields({ claim: text(line(80)), text: text(line(300)) });
const refunds = text(
  (value) =>
    line(160)(value) ??
    (value.split('Refund Policy').length === 2
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
  // The words of the EU's directive on consumer rights have 28 characters.
  buy: z.optional(text(line(28))),
});

const DISCORD = /^https:\/\/([^/]*\.)?discord\.(gg|com)(\/|$)/i;

const yesOrNo = z.boolean({ error: 'it is neither true nor false' });

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

const MAX_DATA_DAYS = 3650;
const dataDays = z.optional(
  z.union([z.literal('never'), z.int().check(z.gte(1), z.lte(MAX_DATA_DAYS))], {
    error: ({ input }) =>
      `it is ${String(input)}. Write a whole number of days from 1 to ${MAX_DATA_DAYS}, or 'never'`,
  }),
);
const residential = { ...product, dataDays };

const { options: counts } = BuyIspRequest.shape.planNum.def;
const allowedIps = counts.flatMap(({ def }) => def.values);
const ips = z.union(counts, {
  error: `it is not what the contract allows. Write some of ${allowedIps.join(', ')}`,
});
const session = z.enum(['sticky', 'rotating'], {
  error: 'it is not what can be sold. Write sticky or rotating',
});
const place = z.enum(['navigation', 'footer'], {
  error: 'it is not a place for a link. Write navigation or footer',
});
const gigabytes = whole(leastGb, mostGb);

export const YEAR_SECONDS = 31_536_000;

/** `shop.config.ts`: what it may hold. */
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
  colors: fields({ accent: seed, neutral: seed }).check(
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
            const message = `it says Discord, where ${value.url} does not lead. Write the name of your chat, or an address at discord.gg`;
            issues.push({ code: 'custom', input: value, path: [name], message });
          }
        }),
      ),
    ),
    social: z.nullable(text(link)),
    chat: z._default(z.nullable(text(link)), null),
  }),
  /** Social sign-ins that the server has. */
  signIn: z._default(fields({ discord: yesOrNo, google: yesOrNo }), {
    discord: true,
    google: true,
  }),
  confirmed: z._default(
    z.readonly(
      z.array(
        z.enum(SAMPLE_NAMES, {
          error: ({ input }) =>
            `${String(input)} is not part of the sample. Write some of ${SAMPLE_NAMES.join(', ')}`,
        }),
      ),
    ),
    [],
  ),
  createAdmin: z._default(yesOrNo, true),
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
  claims: fields({
    addresses: claim,
    uptime: claim,
    countries: claim,
    support: claim,
    speed: claim,
  }),
  texts: z._default(texts, {}),
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
  }),
  amounts: fields({
    gigabytes: fields({ min: gigabytes, max: gigabytes, default: gigabytes }).check(
      z.check(({ value, issues }) => {
        const { min, max, default: first } = value;
        if (min < max && min <= first && first <= max) return;
        const message = `it goes from ${min} to ${max} and starts at ${first}. Write them so that min ≤ default ≤ max and min < max`;
        issues.push({ code: 'custom', input: value, message });
      }),
    ),
    lines: whole(100, mostLines),
    ips: z.readonly(
      z
        .tuple([ips], ips, {
          error: 'it is not a list of numbers. Write at least one between [ and ]',
        })
        .check(
          z.check(({ value, issues }) => {
            const twice = value.find((number, at) => value.indexOf(number) !== at);
            if (twice === undefined) return;
            const message = `it has ${twice} twice. Write each number once`;
            issues.push({ code: 'custom', input: value, message });
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
