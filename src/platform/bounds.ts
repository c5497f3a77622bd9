import * as z from 'zod/mini';

/** Renamed, because the linter mistakes `z.catch` for a promise method. */
export { catch as orElse } from 'zod/mini';

// Storage is not trusted. These schemas limit what is read from it, so that no stored value can break a page.

export const boundedText = (maxLength: number) => z.string().check(z.maxLength(maxLength));

export const email = boundedText(254);
export const orderNo = boundedText(64);
/** US dollars, within the contract's limits for prices. */
export const money = z.number().check(z.gte(0), z.lte(1_000_000_000));
/** Milliseconds since 1970 that make a valid date. */
export const moment = z.number().check(z.gte(0), z.lte(8.64e15));

/** The valid items of a list. If there are too many, only the last ones. */
export function boundedList<T>(item: z.ZodMiniType<T>, maxLength: number) {
  const valid = (values: Array<unknown>): T[] =>
    values.slice(-maxLength).flatMap((value) => item.safeParse(value).data ?? []);
  return z.pipe(z.array(z.unknown()), z.transform(valid));
}

/** The valid entries of a record. If there are too many, only the last ones. */
export function boundedRecord<T>(item: z.ZodMiniType<T>, maxLength: number) {
  const key = boundedText(254);
  const valid = (values: Record<string, unknown>): Record<string, T> => {
    const last = Object.entries(values).slice(-maxLength);
    const entries = last.flatMap(([name, value]): [string, T][] => {
      const { data } = item.safeParse(value);
      return data !== undefined && key.safeParse(name).success ? [[name, data]] : [];
    });
    return Object.fromEntries(entries);
  };
  return z.pipe(z.record(z.string(), z.unknown()), z.transform(valid));
}
