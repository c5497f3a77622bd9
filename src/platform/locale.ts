const FALLBACK = { locale: 'en-US', timeZone: 'UTC' };

/** The customer's language as a tag that Intl accepts: `navigator.language` is `C` where the system names none. */
export function customerLocale(): string {
  return [navigator.language, ...(navigator.languages ?? [])].find(isLocale) ?? FALLBACK.locale;
}

/** The customer's time zone as a name that Intl accepts; UTC where the system names none. */
export function customerTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat(FALLBACK.locale).resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : FALLBACK.timeZone;
}

/** Formats dates in the customer's language and, unless another is given, time zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { timeZone = customerTimeZone() } = options;
  return new Intl.DateTimeFormat(customerLocale(), { ...options, timeZone });
}

function isLocale(tag: string): boolean {
  return succeeds(() => Intl.getCanonicalLocales(tag));
}

/** A zone that the browser cannot name is undefined or `Etc/Unknown`, whatever the types say. */
function isTimeZone(timeZone: string | undefined): boolean {
  return (
    timeZone !== undefined && succeeds(() => new Intl.DateTimeFormat(FALLBACK.locale, { timeZone }))
  );
}

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
