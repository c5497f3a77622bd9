import { persisted } from '../platform/persisted.ts';
import { useAtomValue } from '../platform/store.ts';
import { useIsClient } from '../platform/use-is-client.ts';
import { themeColors } from './theme-colors.ts';

export type ThemeChoice = 'dark' | 'light' | 'system';
export type Theme = 'dark' | 'light';

export const themeChoices = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[];

/** The bare word: the head script reads it too. */
const stored = persisted<ThemeChoice>(
  'theme',
  { parse: (text) => themeChoices.find((word) => word === text), print: (word) => word },
  'system',
);

const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

export function getThemeChoice(): ThemeChoice {
  return stored.read();
}

/** What is seen: the choice, or what the system prefers. */
export function getTheme(): Theme {
  const choice = getThemeChoice();
  if (choice !== 'system') return choice;
  return prefersLight().matches ? 'light' : 'dark';
}

export function setThemeChoice(choice: ThemeChoice): void {
  stored.write(choice);
  apply();
}

function apply(): void {
  const theme = getTheme();
  document.documentElement.setAttribute('data-theme', theme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme]);
}

/** The choice; null in the prerendered page, where nobody knows it yet. */
export function useThemeChoice(): ThemeChoice | null {
  const choice = useAtomValue(stored.atom);
  return useIsClient() ? choice : null;
}

if (typeof window !== 'undefined') {
  stored.onOtherTab(apply);
  prefersLight().addEventListener('change', apply);
}
