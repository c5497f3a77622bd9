const FALLBACK = { locale: 'en-US', timeZone: 'UTC' };

/** The customer's language as a tag that Intl accepts. `navigator.language` is `C` when the system has no language. */
export function customerLocale(): string {
  return [navigator.language, ...(navigator.languages ?? [])].find(isLocale) ?? FALLBACK.locale;
}

/** The customer's time zone as a name that Intl accepts, or UTC. */
export function customerTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat(FALLBACK.locale).resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : FALLBACK.timeZone;
}

/** A date format in the customer's language and, by default, time zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { timeZone = customerTimeZone() } = options;
  return new Intl.DateTimeFormat(customerLocale(), { ...options, timeZone });
}

function isLocale(tag: string): boolean {
  return succeeds(() => Intl.getCanonicalLocales(tag));
}

/** Browsers report an unknown zone as undefined or `Etc/Unknown`, despite the types. */
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
