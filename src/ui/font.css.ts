import { globalFontFace } from '@vanilla-extract/css';
import { webFont } from '../../tools/build/brand/font.ts';

const FACE = 'Shop Text';
const SYSTEM = 'system-ui, sans-serif';

/**
 * System fonts, scaled to the widths of Geist, so that the first page on a slow connection looks like the pages after
 * it. `bold` includes semibold weights.
 */
const FALLBACKS = {
  // Windows, macOS, iOS, and most Linux desktops.
  Arial: {
    regular: [['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], 1.023],
    bold: [['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], 1.008],
  },
  // Android.
  Roboto: {
    regular: [['Roboto', 'Roboto-Regular'], 1.031],
    bold: [['Roboto Bold', 'Roboto-Bold'], 1.072],
  },
  // A minimal Linux.
  DejaVu: {
    regular: [['DejaVu Sans', 'DejaVuSans'], 0.903],
    bold: [['DejaVu Sans Bold', 'DejaVuSans-Bold'], 0.845],
  },
} as const;
const WEIGHTS = { regular: '100 589', bold: '590 900' } as const;
const GEIST = { ascent: 1.005, descent: 0.295 };

/** The families of all texts. */
export const textFamilies = familiesOf(webFont());

function familiesOf(font: ReturnType<typeof webFont>): string {
  if (font === null) return `"Segoe UI", Roboto, ${SYSTEM}`;
  globalFontFace(
    FACE,
    font.files.map(({ source, characters }) => ({
      src: `url(${source}) format("woff2")`,
      fontWeight: '100 900',
      // A late font would rewrap lines, so a page without the font at the start uses a fallback.
      fontDisplay: 'optional' as const,
      ...(characters !== null && { unicodeRange: characters }),
    })),
  );
  if (font.package === null) return `"${FACE}", ${SYSTEM}`;
  const names = Object.entries(FALLBACKS).map(([name, weights]) => {
    const family = `${FACE} ${name}`;
    globalFontFace(
      family,
      (['regular', 'bold'] as const).map((weight) => {
        const [locals, scale] = weights[weight];
        return {
          src: locals.map((local) => `local("${local}")`).join(', '),
          fontWeight: WEIGHTS[weight],
          sizeAdjust: percent(scale),
          ascentOverride: percent(GEIST.ascent / scale),
          descentOverride: percent(GEIST.descent / scale),
          lineGapOverride: '0%',
        };
      }),
    );
    return `"${family}"`;
  });
  return [`"${FACE}"`, ...names, SYSTEM].join(', ');
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
