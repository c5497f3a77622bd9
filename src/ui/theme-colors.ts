/** The canvas of each theme as sRGB, for the browser's bar and the web manifest, which do not support OKLCH. */
export const themeColors = { dark: '#120e0b', light: '#f8f3ea' } as const;
