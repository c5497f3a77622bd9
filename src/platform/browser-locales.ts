/** What the browser asks for, the customer's first choice first. Not all of them are tags that Intl accepts. */
export const browserLocales = (): readonly string[] => navigator.languages ?? [];
