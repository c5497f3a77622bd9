import { atom } from 'jotai/vanilla';
import { useAtom } from 'jotai/react';
import type { ProxyFormat } from '../domain/proxy-formats.ts';
import { DEFAULT_FORMAT, DEFAULT_LINE_TEMPLATE, isProxyFormat } from '../domain/proxy-formats.ts';
import { keep, readKept, useOwner } from './customer-storage.ts';

/** How lines are written: one of the formats, and the customer's own line. */
export interface LineFormat {
  readonly format: ProxyFormat;
  readonly template: string;
}

const NAME = 'proxy-format';
const FIRST: LineFormat = { format: DEFAULT_FORMAT, template: DEFAULT_LINE_TEMPLATE };
const chosenAtom = atom<{ owner: string; value: LineFormat } | null>(null);

/** The customer's chosen format, kept in this browser; every list of the dashboard shares it. */
export function useLineFormat(): [LineFormat, (patch: Partial<LineFormat>) => void] {
  const owner = useOwner();
  const [chosen, setChosen] = useAtom(chosenAtom);
  const value = chosen?.owner === owner ? chosen.value : (readKept(NAME, owner, parse) ?? FIRST);
  const change = (patch: Partial<LineFormat>) => {
    const next = { ...value, ...patch };
    setChosen({ owner, value: next });
    keep(NAME, owner, next);
  };
  return [value, change];
}

function parse(value: unknown): LineFormat {
  const { format, template } = value as Partial<Record<keyof LineFormat, unknown>>;
  return {
    format: isProxyFormat(format) ? format : FIRST.format,
    template: typeof template === 'string' ? template : FIRST.template,
  };
}
