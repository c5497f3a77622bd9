import * as z from 'zod/mini';
import type { LineFormat } from '../domain/proxies/line-formats.ts';
import {
  DEFAULT_FORMAT,
  isProxyFormat,
  lineFormat,
  MAX_LINE_TEMPLATE,
} from '../domain/proxies/line-formats.ts';
import { boundedText } from '../platform/bounds.ts';
import { json, persistedByCustomer, usePersisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

const INITIAL = lineFormat(DEFAULT_FORMAT);

const StoredFormat = z.pipe(
  z.looseObject({}),
  z.transform(({ format, template }: Partial<Record<keyof LineFormat, unknown>>): LineFormat => ({
    format: isProxyFormat(format) ? format : INITIAL.format,
    template: boundedText(MAX_LINE_TEMPLATE).safeParse(template).data ?? INITIAL.template,
  })),
);

export const lineFormatOf = persistedByCustomer<LineFormat>(
  'proxy-format',
  json(StoredFormat),
  INITIAL,
);

export type LineFormatState = [LineFormat, (patch: Partial<LineFormat>) => void];

/** The customer's format, stored in this browser and shared by every list of the dashboard. */
export function useLineFormat(): LineFormatState {
  const [value, update] = usePersisted(lineFormatOf(useSession()));
  return [value, (patch) => void update((current) => ({ ...current, ...patch }))];
}
