/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoticeKind = /*#__PURE__*/ zod.enum([
  'data_left',
  'expiry',
  'charge',
  'test',
  'other',
]);

export type NoticeKind = zod.output<typeof NoticeKind>;
