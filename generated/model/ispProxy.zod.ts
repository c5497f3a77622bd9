/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AddressState } from './addressState.zod.ts';
import { Host } from './host.zod.ts';
import { LinePassword } from './linePassword.zod.ts';
import { LineText } from './lineText.zod.ts';
import { Port } from './port.zod.ts';

export const ispProxyIdMax = 64;

export const IspProxy = /*#__PURE__*/ zod.object({
  host: Host,
  port: Port,
  userName: LineText,
  password: LinePassword,
  id: /*#__PURE__*/ zod.exactOptional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(ispProxyIdMax)),
  ),
  state: /*#__PURE__*/ zod.exactOptional(AddressState),
});

export type IspProxy = zod.output<typeof IspProxy>;
