/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SessionId } from './sessionId.zod.ts';
import { UtcTime } from './utcTime.zod.ts';

export const activeSessionClientMax = 200;

export const ActiveSession = /*#__PURE__*/ zod.object({
  id: SessionId,
  createTime: UtcTime,
  lastUsedTime: /*#__PURE__*/ zod.exactOptional(UtcTime),
  client: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activeSessionClientMax)),
  ),
  isCurrent: /*#__PURE__*/ zod.boolean(),
});

export type ActiveSession = zod.output<typeof ActiveSession>;
