import { useSyncExternalStore } from 'react';
import { themeColors } from './theme-colors.ts';

export type ThemeChoice = 'dark' | 'light' | 'system';
export type Theme = 'dark' | 'light';

export const themeChoices = ['dark', 'light', 'system'] as const satisfies readonly ThemeChoice[];

const key = 'theme';
const listeners = new Set<() => void>();
/** Holds the choice where storage is full or forbidden (decisions §3.3). */
let memory: ThemeChoice | null = null;

const isChoice = (word: string | null): word is ThemeChoice =>
  themeChoices.some((choice) => choice === word);
const prefersLight = () => matchMedia('(prefers-color-scheme: light)');

export function getThemeChoice(): ThemeChoice {
  if (memory) return memory;
  try {
    const stored = localStorage.getItem(key);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** What is seen: the choice, or what the system prefers. */
export function getTheme(): Theme {
  const choice = getThemeChoice();
  if (choice !== 'system') return choice;
  return prefersLight().matches ? 'light' : 'dark';
}

export function setThemeChoice(choice: ThemeChoice): void {
  memory = null;
  try {
    localStorage.setItem(key, choice);
  } catch {
    memory = choice;
  }
  apply();
}

function apply(): void {
  const theme = getTheme();
  document.documentElement.setAttribute('data-theme', theme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme]);
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  // A null key is the whole storage being cleared.
  if (event.key !== key && event.key !== null) return;
  memory = null;
  apply();
}

/** Follows other tabs and the system as long as someone listens. */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    prefersLight().addEventListener('change', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    prefersLight().removeEventListener('change', apply);
  };
}

/** The choice; null in the prerendered page, where nobody knows it yet. */
export function useThemeChoice(): ThemeChoice | null {
  return useSyncExternalStore<ThemeChoice | null>(subscribeTheme, getThemeChoice, () => null);
}
