import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { Footer } from '../../../src/app/shell/Footer.tsx';
import { chosenLanguage, mayPreferAnother } from '../../../src/app/shell/language.ts';
import { LanguageDialog } from '../../../src/app/shell/LanguageDialog.tsx';
import { LanguageOffer } from '../../../src/app/shell/LanguageOffer.tsx';
import { closeShellDialog, openedShellDialog } from '../../../src/app/shell/shell-dialog.ts';
import * as unsaved from '../../../src/platform/lazy/unsaved-work.ts';
import { matchingTag } from '../../../src/platform/locale.ts';
import { store } from '../../../src/platform/store.tsx';
import { freshPageForEach } from '../../setup/page.tsx';
import { goOffline, goOnline } from '../offline/connection.ts';

vi.mock('../../../src/i18n/language.ts', async (original) => ({
  ...(await original<object>()),
  HAS_LANGUAGES: true,
  LANGUAGES: [
    { tag: 'en', name: 'English' },
    { tag: 'de', name: 'Deutsch' },
    { tag: 'ar', name: 'العربية' },
  ],
}));
vi.mock('virtual:language-offers', () => ({
  offers: { de: { offer: 'Diese Seite auf Deutsch ansehen', dismiss: 'Schließen' } },
}));

freshPageForEach();

const speak = (...languages: string[]) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};
const german = () => screen.getByRole('link', { name: 'Deutsch' });

test('a link to another language opens the same page, with its query and fragment', () => {
  history.replaceState(null, '', '/pricing?plan=isp#before-you-buy');
  render(<LanguageDialog onClose={() => undefined} />);
  expect(german().getAttribute('href')).toBe('/de/pricing');
  german().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(german());
  expect(german().getAttribute('href')).toBe('/de/pricing?plan=isp#before-you-buy');
  expect(chosenLanguage.read()).toBe('de');
});

test('the language of the page closes the dialog, and loads nothing', () => {
  const close = vi.fn();
  const goTo = vi.spyOn(location, 'replace').mockReturnValue();
  render(<LanguageDialog onClose={close} />);
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(close).toHaveBeenCalledOnce();
  expect(goTo).not.toHaveBeenCalled();
  expect(chosenLanguage.read()).toBe('en');
});

test('without a connection, no link to another language leaves the page', async () => {
  speak('de');
  const goTo = vi.spyOn(location, 'replace').mockReturnValue();
  render(
    <>
      <LanguageDialog onClose={() => undefined} />
      <LanguageOffer />
    </>,
  );
  await goOffline();
  expect(fireEvent.click(german())).toBe(false);
  expect(fireEvent.click(screen.getByRole('link', { name: /^Diese Seite/ }))).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
  expect(chosenLanguage.read()).toBeNull();
  await goOnline();
});

test.each([[true], [false]])('the dialog warns about unsaved work: %s', (isUnsaved) => {
  vi.spyOn(unsaved, 'hasUnsavedWork').mockReturnValue(isUnsaved);
  render(<LanguageDialog onClose={() => undefined} />);
  expect(screen.queryByText(/will be lost/) !== null).toBe(isUnsaved);
});

test('the footer opens the language dialog', () => {
  render(<Footer />);
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  expect(store.get(openedShellDialog)?.dialog).toBe('language');
});

test('a visitor is offered their language once, in that language', () => {
  speak('de-CH', 'en');
  expect(mayPreferAnother()).toBe(true);
  const { container } = render(<LanguageOffer />);
  const offer = screen.getByRole('link', { name: 'Diese Seite auf Deutsch ansehen' });
  expect(offer.closest('[lang="de"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(container.childElementCount).toBe(0);
  expect(mayPreferAnother()).toBe(false);
});

test('a visitor whose choice the shop no longer has is offered their language again', () => {
  speak('de');
  chosenLanguage.write('tr');
  expect(mayPreferAnother()).toBe(true);
  render(<LanguageOffer />);
  expect(screen.getByRole('link', { name: 'Diese Seite auf Deutsch ansehen' })).toBeTruthy();
});

test.each([[true], [false]])('the language offer warns about unsaved work: %s', (isUnsaved) => {
  speak('de');
  closeShellDialog();
  vi.spyOn(unsaved, 'hasUnsavedWork').mockReturnValue(isUnsaved);
  render(<LanguageOffer />);
  const offer = screen.getByRole('link', { name: 'Diese Seite auf Deutsch ansehen' });
  const isFollowed = fireEvent.click(offer);
  expect({ isFollowed, dialog: store.get(openedShellDialog)?.dialog }).toEqual(
    isUnsaved ? { isFollowed: false, dialog: 'language' } : { isFollowed: true },
  );
});

test('the language offer links to the current page after a navigation', () => {
  speak('de');
  history.replaceState(null, '', '/');
  render(<LanguageOffer />);
  act(() => navigate('/pricing?plan=isp#faq'));
  const offer = screen.getByRole('link', { name: 'Diese Seite auf Deutsch ansehen' });
  expect(offer.getAttribute('href')).toBe('/de/pricing');
  offer.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(offer);
  expect(offer.getAttribute('href')).toBe('/de/pricing?plan=isp#faq');
});

test.each([['en-GB'], ['pl', 'en'], ['']])('a visitor who reads %s gets no offer', (...tags) => {
  speak(...tags);
  expect(render(<LanguageOffer />).container.childElementCount).toBe(0);
});

test.each([
  [['pt-PT'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW', 'de'], 'de'],
  [['C', 'en_US', 'ar-EG'], 'ar'],
  [['pl'], undefined],
  [['*', '', 'nn', 'no'], 'nb'],
])('the languages %s match %s', (locales, tag) => {
  expect(matchingTag(locales, ['en', 'de', 'pt-BR', 'zh-Hans', 'ar', 'nb'])).toBe(tag);
});

test('a visitor is offered their regional variant', () => {
  const tags = ['en', 'pt-PT', 'pt-BR', 'zh-Hans', 'zh-Hant', 'en-GB'];
  const asked = ['pt-BR', 'pt-PT', 'pt-AO', 'zh-HK', 'en-GB', 'en-US', 'en-DE'];
  expect(asked.map((locale) => matchingTag([locale], tags))).toEqual([
    'pt-BR',
    'pt-PT',
    'pt-PT',
    'zh-Hant',
    'en-GB',
    'en',
    'en',
  ]);
});
