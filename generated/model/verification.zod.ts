/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LinkUrl } from './linkUrl.zod.ts';
import { VerificationState } from './verificationState.zod.ts';

export const Verification = /*#__PURE__*/ zod.object({
  state: VerificationState,
  url: /*#__PURE__*/ zod.exactOptional(LinkUrl),
});

export type Verification = zod.output<typeof Verification>;
