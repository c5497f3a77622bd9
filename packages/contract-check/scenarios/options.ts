import type { CheckContext, CheckOptions } from '../engine/context.ts';

export type ShopOptions = CheckOptions & {
  /** Pays the payment page at the URL, or agrees on a subscription's page. */
  pay: ((url: string, kind: 'payment' | 'subscription') => Promise<void>) | undefined;
  /** Declines the payment of the page at the URL. */
  decline?: ((url: string) => Promise<void>) | undefined;
  /** The code that was emailed to an address, so that a registration can be completed. */
  mailedCode: ((email: string, smsType: string) => Promise<string>) | undefined;
  /** Discount codes to try in addition to the contract's example. */
  discountCodes?: readonly string[];
  /** Price of a GB in US dollars, by tier. */
  prices?: Readonly<Record<string, number>>;
  /** Domain of made-up email addresses. */
  mailDomain?: string;
  /** How long the booking of a payment may take, in seconds. */
  settleSeconds?: number;
};

/** The options of a run of the shop's scenarios, which `checkShop` starts. */
export const optionsOf = ({ options }: Pick<CheckContext, 'options'>): ShopOptions =>
  options as ShopOptions;
