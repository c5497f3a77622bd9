import { expect, test, vi } from 'vitest';
import { customerLocale } from '../../src/platform/locale.ts';

const page = vi.hoisted(() => ({ LANGUAGE: '', LOCALE: '', LANGUAGES: [] }));
vi.mock('../../src/i18n/language.ts', () => page);

test.each([
  ['sr-Latn', ['sr-RS', 'en'], 'sr-Latn'],
  ['sr-Latn', ['sr-RS', 'sr-Latn-ME'], 'sr-Latn-ME'],
  ['sr-Latn', ['sr-ME'], 'sr-ME'],
  ['zh-Hans', ['zh-TW', 'zh-SG'], 'zh-SG'],
  ['nb', ['no-NO'], 'nb-NO'],
  ['de', ['de-AT-u-fw-sun-mu-celsius'], 'de-AT'],
  ['ar-u-nu-latn', ['ar-EG'], 'ar-EG-u-nu-latn'],
  // Android adds the preferences of the system.
  ['ar-u-nu-latn', ['ar-EG-u-fw-sun-nu-arab'], 'ar-EG-u-nu-latn'],
])('on a page in %s, customers with %s read dates in %s', (locale, tags, expected) => {
  Object.assign(page, { LANGUAGE: locale.replace(/-u-.*/, ''), LOCALE: locale });
  vi.stubGlobal('navigator', { language: tags[0], languages: tags });
  expect(customerLocale()).toBe(expected);
});
