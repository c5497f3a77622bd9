import { persisted } from './persisted.ts';

export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Stored as plain text, because the head script reads it too. */
export const themeChoice = persisted<ThemeChoice>(
  'theme',
  { parse: (text) => themeChoices.find((word) => word === text), print: (word) => word },
  'system',
);

const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

export function getThemeChoice(): ThemeChoice {
  return themeChoice.read();
}

export function getTheme(): 'dark' | 'light' {
  const choice = getThemeChoice();
  if (choice !== 'system') return choice;
  return prefersLight().matches ? 'light' : 'dark';
}

export function setThemeChoice(choice: ThemeChoice): void {
  themeChoice.write(choice);
  apply();
}

function apply(): void {
  const theme = getTheme();
  document.documentElement.setAttribute('data-theme', theme);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = meta.dataset[theme] ?? '';
}

if (typeof window !== 'undefined') {
  themeChoice.onOtherTab(apply);
  prefersLight().addEventListener('change', apply);
}
