/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Host } from './host.zod.ts';

export const replacedAddressIdMax = 64;

export const ReplacedAddress = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(replacedAddressIdMax)),
  from: Host,
  to: /*#__PURE__*/ zod.exactOptional(Host),
});

export type ReplacedAddress = zod.output<typeof ReplacedAddress>;
