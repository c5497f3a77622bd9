import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { legalText } from '../../setup/legal-text.tsx';

const foreign = {
  text: { lang: 'en', dir: 'ltr' },
  page: { lang: 'ar', dir: 'rtl' },
  name: 'الإنجليزية',
};
const languageOf = (element: Element) =>
  element.closest('[lang]')?.getAttribute('lang') ?? 'of the page';

test("a text in another language is marked with that language, but the shop's own words are not", async () => {
  render(await legalText('# Rules\n\n## Who\n\nYou.\n', { isPrivacy: true, foreign }));
  for (const words of [
    screen.getByText('Rules'),
    screen.getByText('You.'),
    within(screen.getByRole('navigation')).getByText('Who'),
  ]) {
    expect(languageOf(words)).toBe('en');
    expect(words.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  }
  expect(languageOf(screen.getByText('This text is available in الإنجليزية only.'))).toBe('ar');
  expect(languageOf(screen.getByText(/^Last updated/))).toBe('ar');
  expect(languageOf(screen.getByRole('heading', { name: 'On this page' }))).toBe('of the page');
  expect(languageOf(screen.getByRole('link', { name: 'What is stored in your browser' }))).toBe(
    'of the page',
  );
  const stored = screen.getByRole('region', { name: 'What is stored in your browser' });
  expect(languageOf(within(stored).getByText(/^The site sets no cookies/))).toBe('ar');
});
