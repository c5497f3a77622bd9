import type { Page } from '@playwright/test';
import { IS_NIGHT } from '../../night.ts';
import { settled } from '../a11y-walks.ts';
import { focusProblem } from '../focus-problem.ts';

/** More than any page has. */
const MOST = 250;

declare global {
  interface Window {
    /** The previously focused element, and the elements that Tab has reached so far. */
    tabbed?: { before: Element | null; scrolled: readonly [number, number]; reached: Set<Element> };
  }
}

/**
 * Presses Tab until it has gone once around the dialog or through the page. Every step must be visible and marked, none
 * may be outside an open dialog, and every control must be reached.
 */
export async function keyboard(page: Page): Promise<string[]> {
  // Tab closes an open list, which ends this step. tests/e2e/a11y-keyboard.spec.ts operates one with its own keys.
  const isList = (await page.locator('[role="listbox"]:visible').count()) > 0;
  const isDialog = (await page.locator(':is([role="dialog"], dialog):visible').count()) > 0;
  if (isList || (!IS_NIGHT && !isDialog)) return [];
  const faults: string[] = [];
  await page.evaluate(begin);
  for (let presses = 0; presses <= MOST; presses += 1) {
    await page.keyboard.press('Tab');
    let problem = await page.evaluate<string | null>(NEXT);
    if (problem === null) break;
    if (problem !== '') {
      // The page may still scroll or fade.
      await settled(page);
      problem = await page.evaluate<string>(PROBLEM);
    }
    if (problem !== '') faults.push(problem);
    if (presses === MOST) faults.push('Tab does not lead around');
  }
  return [...faults, ...(await page.evaluate(end))];
}

/** Runs inside the page. */
function begin(): void {
  const { activeElement: before } = document;
  window.tabbed = { before, scrolled: [scrollX, scrollY] as const, reached: new Set() };
}

/**
 * Runs inside the page: whether Tab has completed the round. Between the last and the first step of a page, or of a
 * native dialog, are the controls of the browser, and the focus is on the body.
 */
function isRoundOver(): boolean {
  const stop = document.activeElement ?? document.body;
  const reached = window.tabbed?.reached;
  if (reached?.has(stop)) return true;
  reached?.add(stop);
  return false;
}

/** Runs inside the page: whether focus has left the dialog. */
function leaves(): string {
  const { activeElement, body } = document;
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')];
  const dialog = dialogs.findLast((one) => one.checkVisibility());
  const isBetween = activeElement === body && !dialog?.matches('[role="dialog"]');
  if (!dialog || isBetween || dialog.contains(activeElement)) return '';
  return `${activeElement?.outerHTML.slice(0, 80) ?? ''} lies outside the dialog`;
}

/** Runs inside the page. */
const isBetween = () => document.activeElement === document.body;

const PROBLEM = `((${String(leaves)})() || ((${String(isBetween)})() ? '' : (${String(focusProblem)})()))`;
const NEXT = `(${String(isRoundOver)})() ? null : ${PROBLEM}`;

/** Runs inside the page: what Tab has not reached. Restores the focus. */
function end(): string[] {
  const { before, scrolled, reached } = window.tabbed ?? {};
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')];
  const within = dialogs.findLast((one) => one.checkVisibility()) ?? document.body;
  const operable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const missed = [...within.querySelectorAll<HTMLElement>(operable)].filter((element) => {
    // Tab reaches only one of the radio buttons with the same name; arrow keys reach the others.
    const isRadio = element.matches('[type="radio"]:not(:checked)');
    return (
      element.tabIndex >= 0 &&
      !isRadio &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !reached?.has(element)
    );
  });
  if (before instanceof HTMLElement && before !== document.body) {
    before.focus({ preventScroll: true });
  } else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(...(scrolled ?? [0, 0]));
  return missed.map((element) => `${element.outerHTML.slice(0, 120)} is not reached by Tab`);
}
