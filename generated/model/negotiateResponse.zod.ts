/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NegotiateConnection } from './negotiateConnection.zod.ts';
import { NegotiateRedirect } from './negotiateRedirect.zod.ts';

export const NegotiateResponse = /*#__PURE__*/ zod.union([NegotiateConnection, NegotiateRedirect]);

export type NegotiateResponse = zod.output<typeof NegotiateResponse>;
