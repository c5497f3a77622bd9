import type { Page } from '@playwright/test';
import { IS_NIGHT } from '../../night.ts';
import { settled } from '../a11y-walks.ts';
import { focusProblem } from '../focus-problem.ts';

/** More than any page has. */
const MOST = 250;

declare global {
  interface Window {
    /** What had the focus before, and what Tab has led to so far. */
    tabbed?: { before: Element | null; scrolled: readonly [number, number]; reached: Set<Element> };
  }
}

/**
 * Presses Tab until it has led once around the dialog, or through the page: every step is seen and marked, none lies
 * outside an open dialog, and everything that can be operated is reached.
 */
export async function keyboard(page: Page): Promise<string[]> {
  // Tab leaves an open list, and with it this step. tests/e2e/a11y-keyboard.spec.ts uses one by its own keys.
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
 * Runs inside the page: whether Tab has led around. Between the last and the first step of a page, or of a native
 * dialog, are the controls of the browser, and the focus is on the body.
 */
function isRoundOver(): boolean {
  const stop = document.activeElement ?? document.body;
  const reached = window.tabbed?.reached;
  if (reached?.has(stop)) return true;
  reached?.add(stop);
  return false;
}

/** Runs inside the page: whether the focus has left the dialog. */
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

/** Runs inside the page: what Tab has not reached. Gives the focus back. */
function end(): string[] {
  const { before, scrolled, reached } = window.tabbed ?? {};
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')];
  const within = dialogs.findLast((one) => one.checkVisibility()) ?? document.body;
  const operable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const missed = [...within.querySelectorAll<HTMLElement>(operable)].filter((element) => {
    // Of radio buttons with one name Tab reaches one, and arrow keys the others.
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
