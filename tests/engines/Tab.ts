import { BROWSER_STEP_MS, patient } from '../patience.ts';

/** An element by its accessible name. If several match, the first one is used. */
export type Target = {
  role:
    | 'article'
    | 'button'
    | 'dialog'
    | 'heading'
    | 'link'
    | 'navigation'
    | 'radio'
    | 'row'
    | 'status'
    | 'tab'
    | 'table'
    | 'textbox';
  /** The whole name. */
  name?: string | RegExp;
  /** A part of the text. */
  text?: string;
  within?: Target;
};

/** The keys of the journey. `Copy` and `Paste` are the system's shortcuts. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'SelectAll' | 'Copy' | 'Paste';

/** A browser tab, regardless of the driver. Each step waits for its target and ends when its effect is visible. */
export type Tab = {
  open: (path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Waits until the element is visible. */
  see: (target: Target) => Promise<void>;
  /** Waits until the element is not visible. */
  miss: (target: Target) => Promise<void>;
  /** Waits until the element is visible, at rest, enabled and uncovered, then clicks it. */
  click: (target: Target) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Clicks with Shift, which extends the selection. */
  shiftClickAt: (x: number, y: number) => Promise<void>;
  /** Focuses by script, as a page does. */
  focus: (target: Target) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs in the page, without access to the test's scope. Fails while the page is being replaced. */
  evaluate: <T>(inPage: () => T) => Promise<T>;
  /** The tab or window that a click opens. */
  opened: (click: () => Promise<void>) => Promise<Tab>;
  close: () => Promise<void>;
};

/** WebKit's driver never responds to a script that was sent while its page was being replaced. */
const ANSWER_MS = patient(5000);

/** Polls until there is a result. A query that throws or gets no reply is repeated. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + BROWSER_STEP_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await Promise.race([ask(), noReply()]);
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain: ${what}`, { cause: last });
}

function noReply(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No reply in ${ANSWER_MS} ms`)), ANSWER_MS).unref();
  });
}

export function nameOf({ role, name, text, within }: Target): string {
  const own = [role, name, text].filter((part) => part !== undefined).join(' ');
  return within === undefined ? own : `${own} in ${nameOf(within)}`;
}
