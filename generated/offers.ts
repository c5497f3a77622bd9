/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/** What a server may have beside the rest of the contract. */
export const OFFERS = [
  'status',
  'replace',
  'check',
  'usage',
  'users',
  'allowlist',
  'alerts',
  'logout',
] as const;
