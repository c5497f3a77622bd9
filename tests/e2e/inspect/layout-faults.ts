/**
 * Runs inside the page: finds every text that is cut off or overflows its container. Scrolling areas, ellipses and
 * intentionally hidden text do not count.
 * @param isChanged whether the text has just changed, so that heights that scripts set do not fit it yet
 */
export function findLayoutFaults(isChanged: boolean): string[] {
  const SLACK = 1;
  const root = document.scrollingElement ?? document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  }

  type Sides = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  type Box = {
    rect: Sides;
    /** Visible, with a border, a background or a clipping edge. */
    isSeen: boolean;
    scrolls: { x: boolean; y: boolean };
    /** Clipped on purpose. */
    isHidden: boolean;
    /** Does not scroll with the page. */
    isFixed: boolean;
  };
  /** Outside of the page until it is focused. */
  const holderIsSkipped = (element: Element) => element.matches('a[href="#main"]:not(:focus)');
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const cut = (value: string) => value === 'hidden' || value === 'clip';
    const scroll = (value: string) => value === 'auto' || value === 'scroll';
    const hasGround = !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor);
    const hasBorder = parseFloat(style.borderLeftWidth) + parseFloat(style.borderTopWidth) > 0;
    const isSetByScript =
      isChanged && element instanceof HTMLElement && element.style.height !== '';
    const box: Box = {
      rect,
      isSeen:
        style.display !== 'inline' &&
        (hasGround || hasBorder || cut(style.overflowX) || cut(style.overflowY)),
      scrolls: { x: scroll(style.overflowX), y: scroll(style.overflowY) || isSetByScript },
      isHidden:
        holderIsSkipped(element) ||
        style.visibility === 'hidden' ||
        style.opacity === '0' ||
        style.clipPath !== 'none' ||
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        rect.width === 0 ||
        rect.height === 0,
      isFixed: style.position === 'fixed',
    };
    boxes.set(element, box);
    return box;
  };

  const nameOf = (element: Element) =>
    [element.tagName.toLowerCase(), element.className, element.getAttribute('aria-label')]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ')
      .slice(0, 120);

  /** How far one area extends beyond another, in the directions that are not yet resolved. */
  const excess = (area: DOMRect, holder: Sides, open: { x: boolean; y: boolean }) =>
    Math.max(
      open.x ? Math.max(area.right - holder.right, holder.left - area.left) : 0,
      open.y ? Math.max(area.bottom - holder.bottom, holder.top - area.top) : 0,
    );

  /** Checks from a text outwards: each visible box must contain it, until one scrolls or is fixed. */
  const check = (text: Text, area: DOMRect) => {
    const open = { x: true, y: true };
    const report = (by: number, holder: string) => {
      if (by <= SLACK) return false;
      const words = JSON.stringify(text.data.trim().slice(0, 40));
      faults.push(`${words} stands ${Math.round(by)} px out of ${holder}`);
      return true;
    };
    for (let holder = text.parentElement; holder; holder = holder.parentElement) {
      const box = boxOf(holder);
      if (box.isHidden) return;
      open.x &&= !box.scrolls.x;
      open.y &&= !box.scrolls.y;
      if (box.isSeen && report(excess(area, box.rect, open), `<${nameOf(holder)}>`)) return;
      if (box.isFixed || holder.parentElement === document.body) {
        open.y &&= box.isFixed;
        const right = root.clientWidth;
        report(excess(area, { left: 0, top: 0, right, bottom: innerHeight }, open), 'the window');
        return;
      }
    }
  };

  // A dialog may scroll vertically. Content that overflows sideways on purpose can be reached by keyboard.
  for (const box of document.querySelectorAll('[role="dialog"], [role="dialog"] *')) {
    const by = box.scrollWidth - box.clientWidth;
    const isMeant = box.matches('[tabindex="0"], textarea, input, select');
    if (by > SLACK && boxOf(box).scrolls.x && !isMeant) {
      faults.push(`<${nameOf(box)}> scrolls ${by} px sideways`);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode() && faults.length < 10) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(parent.tagName)) continue;
    // The content of a closed <details> has a position but is not rendered.
    if (!text.data.trim() || !parent.checkVisibility()) continue;
    range.selectNodeContents(text);
    const area = range.getBoundingClientRect();
    if (area.width > 0 && area.height > 0) check(text, area);
  }
  return faults;
}
