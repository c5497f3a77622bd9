import { readFileSync } from 'node:fs';
import type { Config } from '../../build/config/schema.ts';
import { claims, products } from '../../shop.config.ts';

/** A text of the shop, which an operator may replace, with the shop's names and with what it sells. */
export function defaultText(page: string, config: Config): string {
  const values: Record<string, string> = {
    productName: escaped(config.productName),
    basic: escaped(products.basic.shortName),
    premium: escaped(products.premium.shortName),
    uptime: escaped(claims.uptime?.value ?? ''),
    buy: escaped(config.texts.buy),
    jurisdiction: escaped(config.jurisdiction),
    // Stands in a link's address, where nothing is escaped.
    supportEmail: config.supportEmail,
    isp: products.isp.sold ? 'sold' : '',
    community: config.communityUrl ?? '',
    errorReports: config.errorReportUrl,
    providers: config.socialProviders.map(({ name }) => name).join(' or '),
  };
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${page}.md: nothing is named ${name}`);
    return value;
  };
  return readFileSync(`src/features/legal/${page}.md`, 'utf8')
    .replace(/\{\{([#^])(\w+)\}\}([^]*?)\{\{\/\2\}\}/g, (_, sign, name: string, text: string) =>
      (valueOf(name) !== '') === (sign === '#') ? text : '',
    )
    .replace(/\{\{(?!storage)(\w+)\}\}/g, (_, name: string) => valueOf(name));
}

const escaped = (value: string) => value.replace(/[!-/:-@[-`{-~]/g, '\\$&');
