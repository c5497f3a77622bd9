/**
 * Runs inside a page in the pseudo-locale `en-XA`, whose texts are in brackets and have accents: finds words in plain
 * English, which are not marked for translation. Names belong to the operator. Texts that are the same in every language
 * have `translate="no"`.
 */
export function findUnmarked(names: readonly string[]): string[] {
  /** The last one is a calendar, whose words are React Aria's. */
  const SKIPPED = 'script, style, noscript, template, time, [lang]:not(html), [role="application"]';
  const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const found = new Set<string>();
  /** Units, protocols and codes, which no language translates; formats; and what Intl inserts between them. */
  const KEPT =
    /^(\$?[\d.,:/+−×=%<>~•·…()-]+|GB|TB|IPs?|ISP|US|HTTP|HTTPS|SOCKS5|CSV|JSON|URL|https:\/\/|GBPS|[AP]M|and|[A-Z]{2,}\d+\S*|\S*host:port\S*)$/;
  const DATES =
    /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+(, \d{4} at [\d:]+\s[AP]M [A-Z]+)?/g;
  const look = (text: string, element: Element) => {
    if (element.closest('[translate="no"]')) return;
    // Text in brackets is translated, including its values.
    let plain = text.replace(DATES, ' ');
    for (const name of names) plain = plain.replaceAll(name, ' ');
    for (let before = ''; before !== plain;) {
      before = plain;
      plain = plain.replace(/\[[^[\]]*\]/g, ' ');
    }
    const words = plain
      .split(/[\s,]+|\.(?=\s|$)/)
      .filter((word) => /[A-Za-z]{2}/.test(word) && !KEPT.test(word));
    if (words.length > 0)
      found.add(`<${element.tagName.toLowerCase()}> ${text.trim().slice(0, 80)}`);
  };
  const isInText = (element: Element) => {
    // A sentence that contains elements starts and ends in text nodes outside of them.
    for (let at: Element | null = element; at; at = at.parentElement)
      if (isBracketed(at.textContent.trim())) return true;
    return false;
  };
  /** Whether the last bracket closes the first one. */
  const isBracketed = (text: string) => {
    let depth = 0;
    return (
      text.startsWith('[') &&
      Array.from(text).every((letter, at, all) => {
        depth += Number(letter === '[') - Number(letter === ']');
        return depth > 0 || at === all.length - 1;
      }) &&
      depth === 0
    );
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!parentElement || parentElement.closest(SKIPPED) || !parentElement.checkVisibility())
      continue;
    if (!isInText(parentElement)) look(data, parentElement);
  }
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(SKIPPED) || !element.checkVisibility()) continue;
    for (const name of NAMES) {
      const value = element.getAttribute(name);
      if (value) look(value, element);
    }
  }
  look(document.title, document.documentElement);
  return [...found];
}
