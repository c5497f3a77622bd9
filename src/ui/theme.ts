import { persisted } from '../platform/persisted.ts';
import { useAtomValue, useIsClient } from '../platform/store.ts';
import { themeColors } from './theme-colors.ts';

export type ThemeChoice = 'dark' | 'light' | 'system';
export type Theme = 'dark' | 'light';

export const themeChoices = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[];

/** Stored as the bare word, because the head script reads it too. */
const stored = persisted<ThemeChoice>(
  'theme',
  { parse: (text) => themeChoices.find((word) => word === text), print: (word) => word },
  'system',
);

const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

export function getThemeChoice(): ThemeChoice {
  return stored.read();
}

/** The effective theme: the choice, or the system's preference. */
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

/** The choice; null while prerendering, when it is unknown. */
export function useThemeChoice(): ThemeChoice | null {
  const choice = useAtomValue(stored.atom);
  return useIsClient() ? choice : null;
}

if (typeof window !== 'undefined') {
  stored.onOtherTab(apply);
  prefersLight().addEventListener('change', apply);
}
