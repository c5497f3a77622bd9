import { readStored, storedToken } from '../platform/stored-token.ts';

// Sets the theme and marks a stored session before the first paint, so that nothing flashes or shifts.
const root = document.documentElement;
const chosen = readStored('theme');
const theme = chosen === 'dark' || chosen === 'light' ? chosen : preferred();

root.setAttribute('data-theme', theme);
const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
if (meta) meta.content = meta.dataset[theme] ?? '';
if (storedToken() !== '') root.setAttribute('data-signed-in', '');

function preferred() {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
