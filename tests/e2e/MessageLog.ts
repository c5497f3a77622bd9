import { expect, type Page } from '@playwright/test';

type Seen = { kind: 'error' | 'success' | 'sign-out'; text: string };

type Reading = {
  errors: readonly string[];
  successes: readonly string[];
  signOuts: number;
  health: { isWhite: boolean; isBroken: boolean; crashes: readonly string[] };
};

export const HEALTHY = { isWhite: false, isBroken: false, crashes: [] };

/** Records everything a page says as it appears, even if it is replaced a moment later. */
export class MessageLog {
  readonly #crashes: string[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => this.#crashes.push(String(error)));
  }

  static async keep(page: Page): Promise<MessageLog> {
    await page.addInitScript(record);
    return new MessageLog(page);
  }

  /** The messages since the log was cleared, and whether the page still renders. */
  async read(): Promise<Reading> {
    const seen = await this.#page.evaluate(() => ({
      said: Reflect.get(window, 'seen') as Seen[],
      isWhite: !/\S/.test(document.querySelector('main')?.innerText ?? ''),
      isBroken: document.body.innerText.includes('Unexpected Application Error!'),
    }));
    const of = (kind: Seen['kind']) =>
      seen.said.filter((one) => one.kind === kind).map(({ text }) => text);
    const { isWhite, isBroken } = seen;
    const crashes = [...this.#crashes];
    return {
      errors: of('error'),
      successes: of('success'),
      signOuts: of('sign-out').length,
      health: { isWhite, isBroken, crashes },
    };
  }

  /** Waits until this has been said since the log was cleared, even if it has disappeared again. */
  async heard(kind: 'errors' | 'successes', text: string): Promise<void> {
    const said = async () => (await this.read())[kind].join('\n');
    await expect.poll(said).toContain(text);
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
      if (one.matches('[role="alert"]')) seen.push({ kind: 'error', text: wordsOf(one) });
      else if (one.matches(toasts)) seen.push({ kind: 'success', text: wordsOf(one) });
    }
  };
  /** A field's error is in its description. */
  const lookAtField = (field: Element) => {
    if (field.getAttribute('aria-invalid') !== 'true') return;
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const text = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
    seen.push({ kind: 'error', text });
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') lookAtField(target as Element);
      for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });

  Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem') as () => void, {
    apply: (keep, storage, [key, value]: [string, string]) => {
      const ends = key === 'user' && value.includes('"token":""');
      if (ends) seen.push({ kind: 'sign-out', text: key });
      Reflect.apply(keep, storage, [key, value]);
    },
  });
}
