/** Allows one attempt at a time. Cancelling it ignores its answer. */
export function createAttempt() {
  let running: AbortController | null = null;
  return {
    /** The signal of a new attempt, or null while another one runs. */
    begin(): AbortSignal | null {
      if (running !== null) return null;
      running = new AbortController();
      return running.signal;
    },
    end(signal: AbortSignal): void {
      if (running?.signal === signal) running = null;
    },
    cancel(): void {
      running?.abort();
      running = null;
    },
  };
}
