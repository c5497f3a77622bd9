import type { Page } from '@playwright/test';
import { IS_NIGHT } from '../../night.ts';
import { settled } from '../a11y-walks.ts';

/** Steps that together have every control that shows a choice, a state or an amount. */
const TELLING = [
  '/pricing',
  'side menu',
  'commands of a visitor',
  'dashboard',
  'cities, open',
  'a list, all chosen, with the duration pointed at',
  'calendar',
  'plans in use, all chosen',
];

/** What a high-contrast system theme hides in this step. */
export async function forcedColours(page: Page, scene: string): Promise<string[]> {
  if (!IS_NIGHT && !TELLING.includes(scene)) return [];
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const faults = await page.evaluate(findLost);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/** Runs inside the page: states that cannot be distinguished, or only by a color that the system removes. */
function findLost(): string[] {
  const system = (name: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  const highlight = system('Highlight');
  const faults: string[] = highlight === system('Canvas') ? ['colours are not forced'] : [];
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const style = (element: Element | null, part?: string) =>
    getComputedStyle(element ?? document.body, part);
  const expectOf = (selector: string, isRight: (element: HTMLElement) => boolean, say: string) => {
    for (const element of all(selector)) {
      if (isRight(element)) continue;
      faults.push(`${element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 120)} ${say}`);
    }
  };
  /** Exactly the chosen elements have this mark. */
  const told = (
    selector: string,
    chosen: string,
    isMarked: (element: HTMLElement) => boolean = (element) =>
      style(element).backgroundColor === highlight,
  ) =>
    expectOf(
      selector,
      (element) => element.matches(chosen) === isMarked(element),
      'is not told apart by the colour of a selection',
    );

  told('label:has(input[type="radio"]):not([popover] *)', ':has(:checked)');
  told(
    '[popover] label',
    ':has(:checked)',
    (label) => style(label.querySelector('svg:last-child')).visibility === 'visible',
  );
  told('[role="option"]', '[data-focused]');
  told('[role="grid"] [role="button"]', '[data-selected]');
  told('section [role="listitem"]', '[data-all] *');
  told(
    'button[aria-pressed]',
    '[aria-pressed="true"]',
    (button) =>
      style(button).backgroundColor === highlight ||
      (style(button).borderTopWidth === '4px' && style(button).borderTopColor === highlight),
  );
  told(
    '[role="tab"]',
    '[aria-selected="true"]',
    (tab) =>
      style(tab, '::after').backgroundColor === highlight &&
      !style(tab, '::after').transform.startsWith('matrix(0,'),
  );
  told('nav a', '[aria-current]', (link) =>
    link.closest('dialog')
      ? style(link).textDecorationLine === 'underline'
      : style(link, '::after').backgroundColor === highlight,
  );
  expectOf(
    'label:has(input[type="radio"]):not(:has(:focus-visible))',
    (label) => style(label).outlineStyle === 'none',
    'has a ring without the focus',
  );
  expectOf(
    '[data-focused] *',
    (part) => style(part).color === style(part.closest('[data-focused]')).color,
    'is not in the colour of text that is chosen',
  );
  expectOf(
    'button:is(:disabled, [aria-disabled="true"]):not([data-pending])',
    (button) => style(button).color === system('GrayText'),
    'does not look disabled',
  );
  expectOf(
    'input:is([type="checkbox"], [type="range"])',
    (input) => style(input).appearance === 'auto',
    'is not drawn by the system',
  );
  expectOf(
    '[role="meter"]',
    (meter) =>
      style(meter).borderTopStyle === 'solid' &&
      style(meter.firstElementChild).backgroundColor === highlight,
    'does not show its amount',
  );
  return faults;
}
