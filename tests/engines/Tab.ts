/** Something on a page, named as assistive technology knows it; of several the first. */
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

/** The keys of the walk; `Paste` is the system's shortcut. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'SelectAll' | 'Paste';

/**
 * A tab of a browser, whatever drives it. What is pressed or looked for is waited for, and nothing else is: a step ends
 * when its effect can be seen.
 */
export interface Tab {
  open: (path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Waits until it can be seen. */
  see: (target: Target) => Promise<void>;
  /** Waits until it cannot be seen. */
  miss: (target: Target) => Promise<void>;
  /** Waits until it is in sight, at rest, enabled and not covered, then presses it with the mouse. */
  click: (target: Target) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** By script, as a page does it. */
  focus: (target: Target) => Promise<void>;
  /** Keys for what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs in the page and knows nothing of what is around it here. Fails while the page is being replaced. */
  evaluate: <T>(inPage: () => T) => Promise<T>;
  /** The tab or window that a press opens. */
  opened: (press: () => Promise<void>) => Promise<Tab>;
  close: () => Promise<void>;
  screenshot: (path: string) => Promise<void>;
}

/** A browser that was started for the walk. */
export type Browser = { version: string; tab: Tab; quit: () => Promise<void> };

export const PATIENCE_MS = 30_000;

/** Asks until the answer is there; a question that fails is asked again. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain: ${what}`, { cause: last });
}

export function nameOf({ role, name, text, within }: Target): string {
  const own = [role, name, text].filter((part) => part !== undefined).join(' ');
  return within === undefined ? own : `${own} in ${nameOf(within)}`;
}
