import type { CheckContext, CheckOptions } from '../engine/context.ts';

export type ShopOptions = CheckOptions & {
  /** Pays the payment page at the address, or agrees on a subscription's page. */
  pay: ((url: string, kind: 'payment' | 'subscription') => Promise<void>) | undefined;
  /** Declines the payment of the page at the address. */
  decline?: ((url: string) => Promise<void>) | undefined;
  /** The code that was mailed to an address, so that a registration can be followed through. */
  mailedCode: ((email: string, smsType: string) => Promise<string>) | undefined;
  /** Discount codes to try beside the one of the contract's example. */
  discountCodes?: readonly string[];
  /** US dollars for a GB by tier. */
  prices?: Readonly<Record<string, number>>;
  /** Domain of made-up email addresses. */
  mailDomain?: string;
  /** How long a payment may take to be booked, in seconds. */
  settleSeconds?: number;
};

/** The options of a run of the shop's scenarios, which `checkShop` starts. */
export const optionsOf = ({ options }: Pick<CheckContext, 'options'>): ShopOptions =>
  options as ShopOptions;
