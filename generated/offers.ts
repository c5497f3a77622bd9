/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/** Parts of the contract that a server may support in addition to the rest. */
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
