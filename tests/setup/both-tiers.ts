import { products } from '../../shop.config.ts';

/** Unit and component tests sell both tiers, whatever the shop file sells. */
for (const tier of ['basic', 'premium'] as const) products[tier].sold = true;
