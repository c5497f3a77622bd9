import * as shop from '../../shop.config.ts';
import { configWarnings } from '../build/config/read-config.ts';
import type { Config } from '../build/config/schema.ts';
import type { Finding } from './finding.ts';

/** Checks the settings themselves: which are still the sample's, and where payments may go. */
export function settingFindings(
  config: Config,
  values: Record<string, string>,
  file: object = shop,
): Finding[] {
  const warnings = configWarnings(values, { file });
  return [
    ...(warnings.length === 0
      ? [
          {
            state: 'good' as const,
            says: "Nothing is the sample's, and no setting is a likely mistake.",
          },
        ]
      : warnings.map((says) => ({ state: 'doubtful' as const, says }))),
    paymentFinding(config),
  ];
}

function paymentFinding({ paymentOrigins, siteUrl }: Config): Finding {
  const isRehearsal = isLocal(siteUrl);
  const unsafe = paymentOrigins.filter(
    (origin) => !origin.startsWith('https:') && !(isRehearsal && isLocal(origin)),
  );
  if (unsafe.length > 0) {
    const says = `Customers may be led to pay on ${unsafe.join(', ')}, which is not https.`;
    return { state: 'bad', says, advice: 'Remove it from VITE_PAYMENT_ORIGINS.' };
  }
  if (paymentOrigins.length > 0)
    return { state: 'good', says: `Payment pages open only on ${paymentOrigins.join(', ')}.` };
  const says = 'Payment pages open on any https origin.';
  return { state: 'doubtful', says, advice: 'Name yours in VITE_PAYMENT_ORIGINS.' };
}

const isLocal = (url: string) => new URL(url).hostname === 'localhost';
