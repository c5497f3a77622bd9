/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnvelopeMessage } from './envelopeMessage.zod.ts';

export const Unauthorized = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.literal(401),
  message: EnvelopeMessage,
  body: /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.unknown()),
});

export type Unauthorized = zod.output<typeof Unauthorized>;
