import * as shop from '../../shop.config.ts';
import { configWarnings } from '../build/config/read-config.ts';
import type { Config } from '../build/config/schema.ts';
import type { Finding } from './finding.ts';

/** Checks the settings themselves: which ones still have sample values, and where payment pages may open. */
export function settingFindings(
  config: Config,
  values: Record<string, string>,
  file: object = shop,
): Finding[] {
  const warnings = configWarnings(values, file);
  return [
    ...(warnings.length === 0
      ? [
          {
            state: 'good' as const,
            says: 'No setting has a sample value or looks like a mistake.',
          },
        ]
      : warnings.map((says) => ({ state: 'doubtful' as const, says }))),
    ...paymentFindings(config),
  ];
}

function paymentFindings({ paymentOrigins, siteUrl }: Config): Finding[] {
  // The checks above already report this.
  if (paymentOrigins.length === 0) return [];
  const isRehearsal = isLocal(siteUrl);
  const unsafe = paymentOrigins.filter(
    (origin) => !origin.startsWith('https:') && !(isRehearsal && isLocal(origin)),
  );
  if (unsafe.length > 0) {
    const says = `Customers may be sent to pay on ${unsafe.join(', ')}, which is not https.`;
    return [{ state: 'bad', says, advice: 'Remove it from VITE_PAYMENT_ORIGINS.' }];
  }
  return [{ state: 'good', says: `Payment pages open only on ${paymentOrigins.join(', ')}.` }];
}

const isLocal = (url: string) => new URL(url).hostname === 'localhost';
