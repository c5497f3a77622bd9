import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { complaintOf } from './http/schemas.ts';
import type { PriceList } from './rules/prices.ts';

const Price = z.number().check(z.positive());
const Product = z.object({ name: z.string(), price: Price });
const Data = z.extend(Product, {
  dataDays: z.optional(z.union([z.literal('never'), z.int().check(z.positive())])),
});
const List = z.object({
  products: z.object({ basic: Data, premium: Data, isp: Product }),
  amounts: z.object({ subnet: z.object({ ips: z.int().check(z.positive()), price: Price }) }),
});

/**
 * The `products` and `amounts` that a module exports, such as the shop's own file. Throws if they are not a price list.
 */
export async function readPrices(file: string): Promise<PriceList> {
  const { products, amounts } = (await import(pathToFileURL(resolve(file)).href)) as object & {
    products?: unknown;
    amounts?: unknown;
  };
  const list = { products, amounts };
  const wrong = complaintOf(List, list);
  if (wrong !== undefined) throw new Error(`--prices ${file} is not a price list: ${wrong}`);
  return list as PriceList;
}
