/** A key in the browser's storage, as the Privacy page tells of it. */
export interface StoredKey {
  /** How far it reaches: this tab until it is closed, this browser, or this browser under the customer's e-mail. */
  readonly life: 'tab' | 'browser' | 'customer';
  /** `emptied` keeps the key with nothing in it. */
  readonly atLogOut: 'emptied' | 'removed' | 'stays';
  /** What it holds and what for. */
  readonly what: string;
}

/** Everything that the shop stores in the browser. */
export const STORED_KEYS = {
  user: {
    life: 'browser',
    atLogOut: 'emptied',
    what: 'Your session token and your e-mail address, so that you stay signed in.',
  },
  theme: {
    life: 'browser',
    atLogOut: 'stays',
    what: 'Your choice of the dark, light or system theme.',
  },
  'begun-purchase': {
    life: 'tab',
    atLogOut: 'removed',
    what: 'A purchase that you began before you signed in, or over which your session ended: plan, amount, discount code, and then your e-mail address.',
  },
  'pending-payment': {
    life: 'browser',
    atLogOut: 'removed',
    what: 'The last payment page that was opened, with what it is for, the price and your e-mail address. Used for 30 minutes.',
  },
  'payment-notices': {
    life: 'browser',
    atLogOut: 'removed',
    what: 'Which payment results were shown, so that only one tab shows each.',
  },
  'code-deadline-register': {
    life: 'browser',
    atLogOut: 'stays',
    what: 'To which e-mail address a sign-up code was sent, and when the next can be sent. Used for 60 seconds.',
  },
  'code-deadline-recovery': {
    life: 'browser',
    atLogOut: 'stays',
    what: 'The same for the code that resets a password.',
  },
  recipes: {
    life: 'customer',
    atLogOut: 'stays',
    what: 'The generator settings that you saved as recipes.',
  },
  'proxy-format': {
    life: 'customer',
    atLogOut: 'stays',
    what: 'How you want proxy lines written, with your own line.',
  },
  'isp-labels': {
    life: 'customer',
    atLogOut: 'stays',
    what: 'The labels that you gave your ISP plans, by order number.',
  },
  'recipe-link': {
    life: 'tab',
    atLogOut: 'stays',
    what: 'The generator settings of a link that you opened, until they are applied.',
  },
  reloaded: {
    life: 'tab',
    atLogOut: 'stays',
    what: 'Which version of the site was reloaded because a file was missing, so that it is reloaded only once.',
  },
} as const satisfies Record<string, StoredKey>;

type Keys = typeof STORED_KEYS;

export type CustomerKey = {
  [Key in keyof Keys]: Keys[Key]['life'] extends 'customer' ? Key : never;
}[keyof Keys];
export type BrowserKey = Exclude<keyof Keys, CustomerKey>;
