import type { LineFormat } from '../domain/proxies/line-formats.ts';
import { DEFAULT_FORMAT, isProxyFormat, lineFormat } from '../domain/proxies/line-formats.ts';
import { json, persistedByCustomer, usePersisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

const INITIAL = lineFormat(DEFAULT_FORMAT);
export const lineFormatOf = persistedByCustomer('proxy-format', json(parse), INITIAL);

export type LineFormatState = [LineFormat, (patch: Partial<LineFormat>) => void];

/** The customer's format, stored in this browser and shared by every list of the dashboard. */
export function useLineFormat(): LineFormatState {
  const [value, update] = usePersisted(lineFormatOf(useSession()));
  return [value, (patch) => void update((current) => ({ ...current, ...patch }))];
}

function parse(value: unknown): LineFormat {
  const { format, template } = value as Partial<Record<keyof LineFormat, unknown>>;
  return {
    format: isProxyFormat(format) ? format : INITIAL.format,
    template: typeof template === 'string' ? template : INITIAL.template,
  };
}
