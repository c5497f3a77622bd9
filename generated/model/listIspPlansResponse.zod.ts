/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Failure } from './failure.zod.ts';
import { ListIspPlansOk } from './listIspPlansOk.zod.ts';

export const ListIspPlansResponse = /*#__PURE__*/ zod.union([ListIspPlansOk, Failure]);

export type ListIspPlansResponse = zod.output<typeof ListIspPlansResponse>;
