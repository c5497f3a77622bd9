/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SessionId } from './sessionId.zod.ts';

export const EndSessionRequest = /*#__PURE__*/ zod.object({
  id: SessionId,
});

export type EndSessionRequest = zod.output<typeof EndSessionRequest>;
