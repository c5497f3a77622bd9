import { products } from '../../shop.config.ts';

/** Unit and component tests sell both tiers, regardless of the shop file. */
for (const tier of ['basic', 'premium'] as const) products[tier].sold = true;
