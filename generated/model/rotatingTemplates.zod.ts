/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LineText } from './lineText.zod.ts';

export const RotatingTemplates = /*#__PURE__*/ zod.object({
  proxyGlobalFmt: /*#__PURE__*/ zod.exactOptional(LineText),
  proxyCountryFmt: /*#__PURE__*/ zod.exactOptional(LineText),
  proxyStateFmt: /*#__PURE__*/ zod.exactOptional(LineText),
  proxyCityFmt: /*#__PURE__*/ zod.exactOptional(LineText),
});

export type RotatingTemplates = zod.output<typeof RotatingTemplates>;
