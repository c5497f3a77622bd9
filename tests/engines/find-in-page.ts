import type * as TestingLibrary from '@testing-library/dom';

declare global {
  /** Injected by the driver. */
  var TestingLibraryDom: typeof TestingLibrary;
}

/** A target as sent to the page. */
export type SentTarget = {
  role: string;
  name?: { source: string; isPattern: boolean } | undefined;
  text?: string | undefined;
  within?: SentTarget | undefined;
};

/** The element, its position, and why it cannot be clicked now (empty when it can). */
export type Found = { element: Element; place: string; obstacle: string };

/** Runs inside the page: finds the first visible match and scrolls it into view; null when there is none. */
export function findInPage(target: SentTarget): Found | null {
  function locate({ role, name, text, within }: SentTarget): HTMLElement | undefined {
    const around = within === undefined ? document.body : locate(within);
    if (around === undefined) return undefined;
    const wanted = name?.isPattern ? new RegExp(name.source) : name?.source;
    const options = wanted === undefined ? {} : { name: wanted };
    return TestingLibraryDom.queryAllByRole(around, role, options).find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.textContent.includes(text ?? ''),
    );
  }
  function obstacleOf(element: HTMLElement, { left, top, width, height }: DOMRect): string {
    if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled';
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = hit?.closest('label')?.control;
    const isHit = hit !== null && (element.contains(hit) || label === element);
    return isHit ? '' : `covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  }
  const element = locate(target);
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  return {
    element,
    place: [box.left, box.top, box.width, box.height].join(' '),
    obstacle: obstacleOf(element, box),
  };
}
