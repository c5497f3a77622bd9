/** Maximum number of simultaneous calls. */
const AT_ONCE = 8;

/** Runs work at a bounded rate: a maximum number of starts per second, and of simultaneous ones. */
export function createPace(rate: number) {
  let earliest = 0;
  let running = 0;
  let count = 0;
  let isHurried = false;
  const waiting: (() => void)[] = [];

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
    running += 1;
    try {
      const now = performance.now();
      const turn = Math.max(now, earliest);
      earliest = turn + 1000 / rate;
      if (turn > now && !isHurried) await new Promise((resolve) => setTimeout(resolve, turn - now));
      count += 1;
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return Object.assign(run, {
    count: () => count,
    /** Starts nothing for this long. */
    pause: (ms: number) => void (earliest = Math.max(earliest, performance.now() + ms)),
    /** Starts all waiting work without further delay. */
    hurry: () => void (isHurried = true),
  });
}
