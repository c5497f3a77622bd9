/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Host } from './host.zod.ts';
import { LinePassword } from './linePassword.zod.ts';
import { LineText } from './lineText.zod.ts';
import { Port } from './port.zod.ts';

export const IspProxy = /*#__PURE__*/ zod.object({
  host: Host,
  port: Port,
  userName: LineText,
  password: LinePassword,
});

export type IspProxy = zod.output<typeof IspProxy>;
