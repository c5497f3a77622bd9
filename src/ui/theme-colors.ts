/** The canvas of each theme as sRGB, for what reads no OKLCH: the browser's own bar and the web manifest. */
export const themeColors = { dark: '#120e0b', light: '#f8f3ea' } as const;
