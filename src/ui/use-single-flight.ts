import { useEffect, useState } from 'react';

/** Runs one job at a time, effective at once: two presses may come before the first renders as pending. */
function createSingleFlight() {
  let running: AbortController | null = null;
  return {
    /** The signal of a new job, or null while another one runs. */
    begin(): AbortSignal | null {
      if (running !== null) return null;
      running = new AbortController();
      return running.signal;
    },
    end(signal: AbortSignal): void {
      if (running?.signal === signal) running = null;
    },
    /** Aborts the running job, so that its answer is ignored, and allows the next one. */
    cancel(): void {
      running?.abort();
      running = null;
    },
  };
}

/** One job at a time in this component, cancelled when the component unmounts. */
export function useSingleFlight() {
  const [flight] = useState(createSingleFlight);
  useEffect(() => () => flight.cancel(), [flight]);
  return flight;
}
