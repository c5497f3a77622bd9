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

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date format in the customer's language and, by default, time zone. Creating one takes longer than rendering the row
 * that shows the date, so each is created once.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = customerLocale();
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const { timeZone = customerTimeZone() } = options;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
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
