/** A key in the browser's storage. The Privacy page says what it holds. */
export type StoredKey = {
  /** Its reach: this tab until it is closed, this browser, or this browser under the customer's e-mail. */
  life: 'tab' | 'browser' | 'customer';
  /** `emptied` keeps the key with an empty value. */
  atLogOut: 'emptied' | 'removed' | 'stays';
};

/** Everything that the shop stores in the browser. */
export const STORED_KEYS = {
  user: { life: 'browser', atLogOut: 'emptied' },
  theme: { life: 'browser', atLogOut: 'stays' },
  'single-keys': { life: 'browser', atLogOut: 'stays' },
  'begun-purchase': { life: 'tab', atLogOut: 'removed' },
  'left-off': { life: 'tab', atLogOut: 'removed' },
  'pending-payment': { life: 'browser', atLogOut: 'removed' },
  'payment-notices': { life: 'browser', atLogOut: 'removed' },
  'code-deadline-register': { life: 'browser', atLogOut: 'removed' },
  'code-deadline-recovery': { life: 'browser', atLogOut: 'removed' },
  recipes: { life: 'customer', atLogOut: 'stays' },
  'proxy-format': { life: 'customer', atLogOut: 'stays' },
  'isp-labels': { life: 'customer', atLogOut: 'stays' },
  'data-readings': { life: 'customer', atLogOut: 'stays' },
  'recipe-link': { life: 'tab', atLogOut: 'stays' },
  reloaded: { life: 'tab', atLogOut: 'stays' },
} as const satisfies Record<string, StoredKey>;

type Keys = typeof STORED_KEYS;

export type CustomerKey = {
  [Key in keyof Keys]: Keys[Key]['life'] extends 'customer' ? Key : never;
}[keyof Keys];
export type StoredName = keyof Keys;
export type BrowserKey = Exclude<keyof Keys, CustomerKey>;
