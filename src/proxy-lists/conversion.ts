import { useEffect, useState } from 'react';
import { convertEach, type ConvertedLine } from '../domain/proxies/convert.ts';
import type { ProxyEntry } from '../domain/proxies/entry.ts';
import { isAbort, nextTask, unlessAborted } from '../platform/tasks.ts';
import { withPauses } from '../platform/with-pauses.ts';
import { showUnexpectedError } from '../ui/toast.ts';

type Note = {
  line: number;
  /** The beginning of the line as pasted. */
  raw: string;
  text: string;
  isProblem: boolean;
};

export type Conversion = {
  entries: readonly ProxyEntry[];
  problems: number;
  skipped: number;
  /** The first notes; `furtherNotes` counts the rest. */
  notes: readonly Note[];
  furtherNotes: number;
};

const NOTHING: Conversion = { entries: [], problems: 0, skipped: 0, notes: [], furtherNotes: 0 };

const NOTES = 100;
const NOTE_TEXT = 80;
/** Time between two progress reports in ms. Drawing one may take as long as many slices. */
const REPORT_MS = 250;

type ConvertOptions = {
  signal: AbortSignal;
  /** Receives the fraction of the text that was read, 0 to 1. Not called for short texts. */
  onProgress: (share: number) => void;
  /** Returns the current time in ms. */
  now?: () => number;
};

/** Converts a pasted text while the page stays responsive. Rejects if it is aborted in the meantime. */
export async function convertWithPauses(
  text: string,
  { signal, onProgress, now = () => performance.now() }: ConvertOptions,
): Promise<Conversion> {
  const entries: ProxyEntry[] = [];
  const notes: Note[] = [];
  const counts = { problems: 0, skipped: 0, furtherNotes: 0 };
  let read = 0;
  const take = (line: ConvertedLine | null) => {
    if (line === null) return;
    // Counts the line and its line break.
    read += line.raw.length + 1;
    if (line.status === 'ok') entries.push(line.entry);
    else counts[line.status === 'problem' ? 'problems' : 'skipped'] += 1;
    const note = noteOf(line);
    if (note === null) return;
    if (notes.length < NOTES) notes.push(note);
    else counts.furtherNotes += 1;
  };
  let reportAt = 0;
  const pause = async () => {
    if (now() >= reportAt) {
      onProgress(Math.min(1, read / text.length));
      reportAt = now() + REPORT_MS;
    }
    await unlessAborted(nextTask(), signal);
  };
  await withPauses(convertEach(text), take, pause, now);
  return { entries, notes, ...counts };
}

function noteOf(found: ConvertedLine): Note | null {
  const { line } = found;
  const raw = found.raw.slice(0, NOTE_TEXT);
  if (found.status === 'problem') return { line, raw, text: found.problem, isProblem: true };
  if (found.status === 'skipped' || found.repairs.length === 0) return null;
  return { line, raw, text: found.repairs.join('; '), isProblem: false };
}

type State = { conversion: Conversion; progress: number | null };

/** Converts a text. If that takes long, reports the fraction that was read (0 to 1). */
export function useConversion(text: string) {
  const [state, setState] = useState<State>({ conversion: NOTHING, progress: null });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const onProgress = (progress: number) => setState({ conversion: NOTHING, progress });
    const read = async () => {
      try {
        const conversion = await convertWithPauses(text, { signal, onProgress });
        if (!signal.aborted) setState({ conversion, progress: null });
      } catch (error) {
        // The text was replaced in the meantime.
        if (isAbort(error)) return;
        setState({ conversion: NOTHING, progress: null });
        showUnexpectedError(error);
      }
    };
    void read();
    return () => abort.abort();
  }, [text]);
  return state;
}
