import { LANGUAGE, LANGUAGE_PATH } from '../../../src/i18n/language.ts';
import { t } from '../../../src/i18n/text.ts';
import { languageOf } from '../../texts/languages.ts';
import type { Config } from '../config/schema.ts';
import { themeColors } from '../palette/theme-colors.ts';

/** All languages share the icons. */
const FOLDER = LANGUAGE_PATH === '' ? '' : '../';

const icon = (src: string, sizes: string, type = 'image/png') => ({
  src: FOLDER + src,
  type,
  sizes,
});

/** The web manifest, `manifest.webmanifest`. Its URLs are relative to its own URL. */
export function webManifest({ productName, shortName, claim }: Config): string {
  return JSON.stringify({
    lang: LANGUAGE,
    dir: languageOf(LANGUAGE).direction,
    name: productName,
    short_name: shortName,
    description: claim,
    start_url: './',
    display: 'standalone',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      { ...icon('icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t`Dashboard`, url: 'dashboard' },
      { name: t`Purchase`, url: 'pricing' },
    ],
  });
}
