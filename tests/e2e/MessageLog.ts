import { expect, type Page } from '@playwright/test';
import { say } from './speak.ts';

type Seen = { kind: 'errors' | 'successes'; text: string };

/** Records every alert and toast of a page as it appears, even if it is replaced a moment later. */
export class MessageLog {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async keep(page: Page): Promise<MessageLog> {
    await page.addInitScript(record);
    return new MessageLog(page);
  }

  /** The messages since the page was loaded or the log cleared. */
  async read(kind: Seen['kind']): Promise<string[]> {
    const seen = await this.#page.evaluate(() => Reflect.get(window, 'seen') as Seen[]);
    return seen.filter((one) => one.kind === kind).map(({ text }) => text);
  }

  /** Waits until this has been shown since the log was cleared, even if it has already disappeared. */
  async heard(kind: Seen['kind'], text: string): Promise<void> {
    await expect.poll(async () => (await this.read(kind)).join('\n')).toContain(say(text));
  }

  async clear(): Promise<void> {
    await this.#page.evaluate(() => {
      (Reflect.get(window, 'seen') as Seen[]).length = 0;
    });
  }
}

/** Runs in the page, before its own scripts. */
function record(): void {
  const seen: Seen[] = [];
  Reflect.set(window, 'seen', seen);
  const wordsOf = (element: Element) => {
    const lines = [...element.querySelectorAll('p')].map(({ textContent }) => textContent);
    return lines.length > 0 ? lines.join(': ') : element.textContent;
  };
  const look = (element: Element) => {
    const toasts = '[data-react-aria-top-layer] [role="status"] > *';
    for (const one of [element, ...element.querySelectorAll('*')]) {
      if (one.matches('[role="alert"]')) seen.push({ kind: 'errors', text: wordsOf(one) });
      else if (one.matches(toasts)) seen.push({ kind: 'successes', text: wordsOf(one) });
    }
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) look(node);
  }).observe(document, { childList: true, subtree: true });
}
