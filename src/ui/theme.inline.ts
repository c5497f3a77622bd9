import type { BrowserKey } from '../platform/stored-keys.ts';

// Sets the theme and marks a stored session before the first paint, so that nothing flashes or shifts.
const root = document.documentElement;
const chosen = read('theme');
const theme = chosen === 'dark' || chosen === 'light' ? chosen : preferred();

root.setAttribute('data-theme', theme);
const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
if (meta) meta.content = meta.dataset[theme] ?? '';
if (hasToken(read('user'))) root.setAttribute('data-signed-in', '');

/** Storage may be forbidden. */
function read(key: BrowserKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function preferred() {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function hasToken(text: string | null): boolean {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    const token = typeof user === 'object' && user !== null && 'token' in user ? user.token : '';
    return typeof token === 'string' && token !== '';
  } catch {
    return false;
  }
}
