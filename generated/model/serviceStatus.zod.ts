/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LinkUrl } from './linkUrl.zod.ts';
import { ServiceState } from './serviceState.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const serviceStatusTextMax = 300;

export const ServiceStatus = /*#__PURE__*/ zod.object({
  state: ServiceState,
  text: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceStatusTextMax)),
  ),
  since: /*#__PURE__*/ zod.exactOptional(UtcTime),
  until: /*#__PURE__*/ zod.exactOptional(UtcTime),
  url: /*#__PURE__*/ zod.exactOptional(LinkUrl),
});

export type ServiceStatus = zod.output<typeof ServiceStatus>;
