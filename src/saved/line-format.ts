import * as z from 'zod/mini';
import {
  DEFAULT_FORMAT,
  isProxyFormat,
  lineFormat,
  MAX_LINE_TEMPLATE,
  type LineFormat,
  type ProxyFormat,
} from '../domain/proxies/line-formats.ts';
import { boundedText, orElse } from '../platform/bounds.ts';
import { json, persistedByCustomer, usePersisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

const INITIAL = lineFormat(DEFAULT_FORMAT);

const StoredFormat = z.object({
  format: orElse(z.custom<ProxyFormat>(isProxyFormat), INITIAL.format),
  template: orElse(boundedText(MAX_LINE_TEMPLATE), INITIAL.template),
});

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
