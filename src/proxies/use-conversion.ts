import { useEffect, useState } from 'react';
import type { Conversion } from './conversion.ts';
import { convertInSlices, NOTHING } from './conversion.ts';

/** Converts a text, and reports the fraction that was read (0 to 1) while it takes time. */
export function useConversion(text: string) {
  const [state, setState] = useState<{ conversion: Conversion; progress: number | null }>({
    conversion: NOTHING,
    progress: null,
  });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const onProgress = (progress: number) => setState({ conversion: NOTHING, progress });
    const read = async () => {
      const conversion = await convertInSlices(text, { signal, onProgress });
      if (conversion !== null && !signal.aborted) setState({ conversion, progress: null });
    };
    void read();
    return () => abort.abort();
  }, [text]);
  return state;
}
