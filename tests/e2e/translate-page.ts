import type { BrowserContext } from '@playwright/test';

/** Marks a text as translated. Playwright's locators ignore this character. */
const MARK = '\u200B';

/** When the browser translates: once the page is hydrated, or as soon as it is parsed. */
export type TranslatedFrom = 'hydrated' | 'parsed';

/**
 * Does to every page what Chrome's "Translate" does: `<font><font>…</font></font>` replaces each text node, including
 * later ones. Reports in the console if a text changes that is no longer in the page.
 */
export async function translatePages(context: BrowserContext, from: TranslatedFrom): Promise<void> {
  await context.addInitScript(translateInPage, { from, mark: MARK });
}

/** Runs inside the page. */
function translateInPage({ from, mark }: { from: TranslatedFrom; mark: string }): void {
  const kept = 'head, script, style, noscript, textarea, svg, [translate="no"], .notranslate';
  const own = new WeakSet<Node>();
  const replaced = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      console.error(`Stale text: “${oldValue}” became “${target.nodeValue}” out of sight`);
  });

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walker.currentNode; node; node = walker.nextNode() as Node) texts.push(node);
    for (const text of texts) {
      const { parentElement, nodeValue } = text;
      if (!(text instanceof Text) || own.has(text) || nodeValue?.trim() === '') continue;
      if (parentElement === null || parentElement.closest(kept) !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      const translated = document.createTextNode(`${nodeValue}${mark}`);
      own.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.replaceWith(outer);
      replaced.observe(text, { characterData: true, characterDataOldValue: true });
    }
  }

  function begin(): void {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
    translate(document);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translate(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }

  function whenHydrated(): void {
    if ('__stopEarlyClicks' in window) requestAnimationFrame(whenHydrated);
    else begin();
  }
  document.addEventListener('DOMContentLoaded', from === 'parsed' ? begin : whenHydrated);
}
