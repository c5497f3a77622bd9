import * as z from 'zod/mini';
import { ShopFile } from '../tools/build/config/shop.ts';

/** The longest allowed text for a field, as one word. Each field takes the first one that it allows. */
const candidates = (longest: number): string[] => [
  'W'.repeat(longest),
  // The sentence about refunds must mention the policy.
  `${'W'.repeat(Math.max(0, longest - 15))} Refund Policy.`,
  `${'w'.repeat(63)}@${'w'.repeat(63)}.example`,
  `https://${'w'.repeat(63)}.example/${'w'.repeat(100)}`,
  `${'w'.repeat(63)}.example:8000`,
];

/** `shop.config.ts` with every text of its schema at its longest, as one word, and the rest as in the sample. */
export function longestWords(sample: object): Record<string, unknown> {
  return longest(ShopFile, sample) as Record<string, unknown>;
}

function longest(schema: z.core.$ZodType, sample: unknown): unknown {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    const given = (sample ?? {}) as Record<string, unknown>;
    const values = fields.map(([name, field]) => [name, longest(field, given[name])] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  if (schema instanceof z.ZodMiniArray) {
    const items: unknown[] = Array.isArray(sample) && sample.length > 0 ? sample : [undefined];
    const words = items.map((item, index) => {
      const word = longest(schema._zod.def.element, item);
      // Some lists reject duplicates.
      return typeof word === 'string' ? word.replace(/WW$/, String(index + 10)) : word;
    });
    return words.includes(undefined) ? sample : words;
  }
  if (schema instanceof z.ZodMiniString) return longestText(schema) ?? sample;
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType === undefined ? sample : longest(innerType, sample);
}

function longestText(schema: z.ZodMiniString): string | undefined {
  const { error } = z.safeParse(schema, 'W'.repeat(10_000));
  const [, most = '20'] = /at most (\d+)/.exec(error?.message ?? '') ?? [];
  return candidates(Number(most)).find((text) => z.safeParse(schema, text).success);
}
