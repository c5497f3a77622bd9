import { homeTexts } from 'virtual:shop';
import { afterEach } from 'vitest';
import * as shop from '../../shop.config.ts';
import { config } from '../../src/config.ts';
import { configFrom } from '../../tools/build/config/read-config.ts';

const asItCame = { config: { ...config }, homeTexts: { ...homeTexts } };
afterEach(() => {
  Object.assign(config, asItCame.config);
  Object.assign(homeTexts, asItCame.homeTexts);
});

/** Changes `shop.config.ts` for one test. */
export function changeShopFile(changed: object): void {
  const { home, ...settings } = configFrom({}, { ...shop, ...changed });
  Object.assign(config, settings);
  Object.assign(homeTexts, home);
}
