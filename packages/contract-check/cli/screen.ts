import type { Result } from '../engine/types.ts';

const MARKS = { kept: '✓', broken: '✗', skipped: '-' } as const;
/** If lines cannot be rewritten, the pauses between them double from here. */
const FIRST_PAUSE_MS = 10_000;

export type Loudness = 'quiet' | 'usual' | 'verbose';

/**
 * The output of a run: one line of progress in a terminal, a few lines in a log, and only the last line in a quiet run.
 */
export function createScreen(loudness: Loudness, calls: () => number) {
  const began = performance.now();
  const { stderr } = process;
  let checks = 0;
  let broken = 0;
  let timer: NodeJS.Timeout | undefined;
  const progress = () => {
    const seconds = Math.round((performance.now() - began) / 1000);
    return `… ${checks} checks, ${broken} broken, ${calls()} calls, ${seconds} s`;
  };
  const after = (ms: number) => {
    timer = setTimeout(() => {
      console.log(progress());
      after(ms * 2);
    }, ms).unref();
  };
  if (loudness === 'usual' && !stderr.isTTY) after(FIRST_PAUSE_MS);

  return {
    say(text: string): void {
      if (loudness !== 'quiet') console.log(text);
    },
    /** Also printed by a quiet run. */
    conclude: (text: string): void => console.log(text),
    result({ outcome, operationId, check }: Result): void {
      checks += 1;
      if (outcome === 'broken') broken += 1;
      if (loudness === 'verbose') console.log(`${MARKS[outcome]} ${operationId}: ${check}`);
      else if (loudness === 'usual' && stderr.isTTY) stderr.write(`\r${progress()}`);
    },
    end(): void {
      clearTimeout(timer);
      if (loudness === 'usual' && stderr.isTTY) stderr.write('\r\u001B[K');
    },
  };
}
