/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PortMax = 65535;

export const Port = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(PortMax));

export type Port = zod.output<typeof Port>;
