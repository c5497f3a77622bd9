/** The browser's preferred languages, most preferred first. Intl does not accept all of them. */
export const browserLocales = (): readonly string[] => navigator.languages ?? [];
