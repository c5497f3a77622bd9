/** A key in the browser's storage. The Privacy page describes what it contains. */
export type StoredKey = {
  /**
   * Its scope: this tab until it is closed, this browser, or this browser under the customer's email. `service` means
   * this browser, written by the sign-in service's client library, if one is configured.
   */
  life: 'tab' | 'browser' | 'customer' | 'service';
  /** `emptied` keeps the key with an empty value. */
  atLogOut: 'emptied' | 'removed' | 'stays';
};

/** Everything that the shop stores in the browser. */
export const STORED_KEYS = {
  user: { life: 'browser', atLogOut: 'emptied' },
  theme: { life: 'browser', atLogOut: 'stays' },
  language: { life: 'browser', atLogOut: 'stays' },
  'dismissed-announcement': { life: 'browser', atLogOut: 'stays' },
  'purchase-intent': { life: 'tab', atLogOut: 'removed' },
  'resume-point': { life: 'tab', atLogOut: 'removed' },
  'pending-payment': { life: 'browser', atLogOut: 'removed' },
  'billed-to': { life: 'browser', atLogOut: 'removed' },
  'payment-notices': { life: 'browser', atLogOut: 'removed' },
  'code-deadline-register': { life: 'browser', atLogOut: 'removed' },
  'code-deadline-recovery': { life: 'browser', atLogOut: 'removed' },
  /** The asterisk represents the name of the service. */
  'sb-*-auth-token': { life: 'service', atLogOut: 'removed' },
  generator: { life: 'customer', atLogOut: 'stays' },
  recipes: { life: 'customer', atLogOut: 'stays' },
  'proxy-format': { life: 'customer', atLogOut: 'stays' },
  'isp-labels': { life: 'customer', atLogOut: 'stays' },
  'data-readings': { life: 'customer', atLogOut: 'stays' },
  'recipe-link': { life: 'tab', atLogOut: 'stays' },
  reloaded: { life: 'tab', atLogOut: 'stays' },
} as const satisfies Record<string, StoredKey>;

type Keys = typeof STORED_KEYS;

type KeyOf<Life extends StoredKey['life']> = {
  [Key in keyof Keys]: Keys[Key]['life'] extends Life ? Key : never;
}[keyof Keys];
export type StoredName = keyof Keys;
export type CustomerKey = KeyOf<'customer'>;
export type BrowserKey = KeyOf<'tab' | 'browser'>;
