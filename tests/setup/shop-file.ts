import { facts } from 'virtual:facts';
import { homeTexts } from 'virtual:home-texts';
import { afterEach } from 'vitest';
import * as shop from '../../shop.config.ts';
import { config } from '../../src/config.ts';
import { configFrom } from '../../tools/build/config/read-config.ts';

const asItCame = { config: { ...config }, homeTexts: { ...homeTexts }, facts: { ...facts } };
afterEach(() => {
  Object.assign(config, asItCame.config);
  Object.assign(homeTexts, asItCame.homeTexts);
  replaceFacts(asItCame.facts);
});

/** Changes `shop.config.ts` for one test. */
export function changeShopFile(changed: object): void {
  const { home, facts: told, ...settings } = configFrom({}, { ...shop, ...changed });
  Object.assign(config, settings);
  Object.assign(homeTexts, home);
  replaceFacts(told);
}

/** Omitted fields must not remain. */
function replaceFacts(told: typeof facts): void {
  for (const name of Object.keys(facts)) Reflect.deleteProperty(facts, name);
  Object.assign(facts, told);
}
