/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProxyUserPassword } from './proxyUserPassword.zod.ts';

export const NewPassword = /*#__PURE__*/ zod.object({
  password: ProxyUserPassword,
});

export type NewPassword = zod.output<typeof NewPassword>;
