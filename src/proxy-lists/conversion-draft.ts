import { atom, useAtomValue } from 'jotai';
import type { LineFormat } from '../domain/proxies/line-formats.ts';
import { blockReload } from '../platform/lazy/unsaved-work.ts';
import { store } from '../platform/store.tsx';
import { useLineFormat, type LineFormatState } from '../saved/line-format.ts';
import { onVisitChange } from '../session/session.ts';

type Draft = {
  text: string;
  /**
   * Null until the customer chooses a format for conversions. Until then, the format of the customer's lists is used.
   */
  lineFormat: LineFormat | null;
};

const EMPTY: Draft = { text: '', lineFormat: null };

// Survives closing the dialog. Stored only in memory, because it contains passwords.
const draftAtom = atom(EMPTY);
blockReload(() => store.get(draftAtom).text !== '');
onVisitChange(() => store.set(draftAtom, EMPTY));

const change = (patch: Partial<Draft>) => store.set(draftAtom, (draft) => ({ ...draft, ...patch }));

export function useConvertedText() {
  return [useAtomValue(draftAtom).text, (text: string) => change({ text })] as const;
}

export function useConvertedFormat(): LineFormatState {
  const [own] = useLineFormat();
  const lineFormat = useAtomValue(draftAtom).lineFormat ?? own;
  return [lineFormat, (patch) => change({ lineFormat: { ...lineFormat, ...patch } })];
}
