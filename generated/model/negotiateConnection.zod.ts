/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NegotiateTransport } from './negotiateTransport.zod.ts';

export const negotiateConnectionConnectionIdMax = 1000;

export const negotiateConnectionConnectionTokenMax = 8192;

export const negotiateConnectionAccessTokenMax = 8192;

export const negotiateConnectionAvailableTransportsMax = 10;

export const NegotiateConnection = /*#__PURE__*/ zod.object({
  negotiateVersion: /*#__PURE__*/ zod.literal(1),
  connectionId: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(negotiateConnectionConnectionIdMax)),
  connectionToken: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(negotiateConnectionConnectionTokenMax)),
  accessToken: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(negotiateConnectionAccessTokenMax)),
  ),
  availableTransports: /*#__PURE__*/ zod
    .array(NegotiateTransport)
    .check(/*#__PURE__*/ zod.maxLength(negotiateConnectionAvailableTransportsMax)),
});

export type NegotiateConnection = zod.output<typeof NegotiateConnection>;
