/** Runs inside the page: why the focus is not visible now, or an empty string (WCAG 2.4.7, 2.4.11). */
export function focusProblem(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'the focus is lost';
  const name = `${focused.tagName} "${(focused.ariaLabel ?? focused.textContent ?? '').slice(0, 40)}"`;
  // For a link that wraps, uses its first line, because there are other words between its lines.
  const [box = focused.getBoundingClientRect()] = focused.getClientRects();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right <= left || bottom <= top) return `${name} is out of sight`;
  // Some inputs are only for the keyboard. They cover the element that shows the focus ring and receives the pointer.
  const isForKeys = getComputedStyle(focused).pointerEvents === 'none';
  const operated = (isForKeys ? focused.nextElementSibling : null) ?? focused;
  const isSeenAt = (x: number, y: number) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (operated.contains(there) || there.contains(operated));
  };
  const middle = (left + right) / 2;
  // The lower edge of a slider is under its scale. For a large box, the middle is enough.
  const isSeen = [box.height > 120 ? 0.5 : 0.1, 0.5].every((part) =>
    isSeenAt(middle, top + (bottom - top) * part),
  );
  if (!isSeen) {
    const above = document.elementFromPoint(middle, (top + bottom) / 2);
    return `${name} is covered, in its middle by ${above?.outerHTML.slice(0, 80) ?? ''}`;
  }
  // Headings and dialogs are focused to be read, and are not interactive.
  if (focused.matches('h1, main, [role="dialog"], dialog')) return '';
  const isMarked = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const shown = focused.closest('label') ?? focused.parentElement;
  return isMarked(operated) || isMarked(shown) ? '' : `${name} has no ring`;
}
