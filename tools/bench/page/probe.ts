/** The result to wait for after a click: an element that matches a selector, or a changed text in such an element. */
export type Answer = { shows: string } | { changes: string };

type Probe = {
  /** Waits for the next click, and then for its result to be painted. */
  arm: (answer: Answer) => void;
  /** The time from the click to the painted result, in ms. */
  answered: () => Promise<number>;
  /** The longest event since `arm` according to the Event Timing API, in ms; 0 below its threshold. */
  longestEvent: () => number;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own scripts. */
export function installProbe(): void {
  let done = Promise.resolve(0);
  let events: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => events.push(...list.getEntries()));

  const textOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element instanceof HTMLInputElement ? element.value : element?.textContent;
  };

  /** A frame is painted after its callbacks, so the task after them runs when painting is done. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', resolve);
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    });

  const clicked = () =>
    new Promise<number>((resolve) => {
      const note = ({ timeStamp }: Event) => {
        for (const type of ['pointerdown', 'keydown']) removeEventListener(type, note, true);
        performance.mark('clicked');
        resolve(timeStamp);
      };
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, true);
    });

  async function wait(isThere: () => boolean): Promise<number> {
    const start = await clicked();
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    performance.mark('painted');
    return performance.now() - start;
  }

  const late = (awaited: string) =>
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`No result within 30 s: ${awaited}`)), 30_000);
    });

  window.probe = {
    arm(answer) {
      events = [];
      // Starts observing only now, because the entries of a long session would look like a memory leak in the page.
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      const awaited = 'shows' in answer ? answer.shows : answer.changes;
      const before = textOf(awaited);
      const isThere = () =>
        'shows' in answer ? document.querySelector(awaited) !== null : textOf(awaited) !== before;
      done = Promise.race([wait(isThere), late(awaited)]);
    },
    answered: () => done,
    longestEvent() {
      events.push(...observer.takeRecords());
      observer.disconnect();
      return Math.max(0, ...events.map(({ duration }) => duration));
    },
  };
}
