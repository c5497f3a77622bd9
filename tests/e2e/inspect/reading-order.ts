/**
 * Runs inside the page: finds amounts, prices, sums, emails and proxy lines whose characters are not shown from left to
 * right, although every language reads them that way.
 */
export function findScrambled(): string[] {
  const KEPT = [
    /\$\d[\d,.]*\d/g,
    /\d[\d.,]* GB\b/g,
    /[\w.+-]+@[\w-]+\.[\w.-]+/g,
    /[\w-]+\.[\w.-]+:\d+:\S+/g,
    // The words in a sum may be in the page's language.
    /[×−=](?=[^×−=]*\$\d[\d.,]*)/g,
  ];
  const faults: string[] = [];
  const range = document.createRange();

  const boxAt = (texts: readonly Text[], index: number) => {
    let left = index;
    for (const text of texts) {
      if (left < text.length) {
        range.setStart(text, left);
        range.setEnd(text, left + 1);
        return range.getBoundingClientRect();
      }
      left -= text.length;
    }
    throw new Error('The match is longer than its texts');
  };

  const isInOrder = (boxes: readonly DOMRect[]) =>
    boxes.every((box, at) => {
      const before = boxes[at - 1];
      const isSeen = before && box.width > 0 && before.width > 0;
      const isSameLine = isSeen && Math.abs(before.top - box.top) < box.height / 2;
      return !isSameLine || before.left < box.left;
    });

  const check = (block: Element) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const whole = texts.map(({ data }) => data).join('');
    for (const pattern of KEPT) {
      const found = Array.from(whole.matchAll(pattern));
      const places = found.map(({ index, 0: text }) =>
        Array.from({ length: text.length }, (_, at) => boxAt(texts, index + at)),
      );
      const isSum = pattern.source.startsWith('[×');
      const runs = isSum ? [places.flat()] : places;
      if (!runs.every(isInOrder)) faults.push(whole.trim().slice(0, 80));
    }
  };

  const isBlock = (element: Element) =>
    !/^(inline|contents|none)$/.test(getComputedStyle(element).display);
  for (const element of document.body.querySelectorAll('*')) {
    const isLeaf = isBlock(element) && ![...element.querySelectorAll('*')].some(isBlock);
    if (isLeaf && element.checkVisibility() && !/^(SCRIPT|STYLE|TEXTAREA)$/.test(element.tagName))
      check(element);
  }
  return [...new Set(faults)];
}
