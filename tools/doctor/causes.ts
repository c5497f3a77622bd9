import { LineFailed } from '@ambergate/contract-check/engine/no-answer.ts';
import type { Finding } from './finding.ts';

const FILES = 'ssl_certificate and ssl_certificate_key (docs/deployment.md)';
/** What to do about a certificate, by the code of its error. */
const CERTIFICATES: Record<string, string> = {
  CERT_HAS_EXPIRED: `Renew it, and load the new files of ${FILES}.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: `Get a certificate from a public authority, and set its files in ${FILES}.`,
  ERR_TLS_CERT_ALTNAME_INVALID: `Get a certificate for this host, and set its files in ${FILES}.`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `Set the file that contains the whole chain in ${FILES}.`,
};
const OTHER_CERTIFICATE = `Set the files of a certificate that browsers trust in ${FILES}.`;

/** Statuses that a proxy returns if its server does not respond. */
const PROXY_STATUSES = [502, 504];

/** Explains why no response arrived; `advice` is for problems other than the certificate. */
export function silenceFinding(who: string, error: unknown, advice: string): Finding {
  const failed = error instanceof Error && error.cause instanceof LineFailed ? error.cause : error;
  const isUntrusted = failed instanceof LineFailed && failed.reason === 'untrusted';
  const says = `${who}: ${error instanceof Error ? error.message : String(error)}.`;
  if (!isUntrusted) return { state: 'bad', says, advice };
  const { code = '' } = Object(failed.cause) as NodeJS.ErrnoException;
  return { state: 'bad', says, advice: CERTIFICATES[code] ?? OTHER_CERTIFICATE };
}

/** The finding if a proxy responded instead of its server; null for any other status. */
export function proxyFinding(url: string, status: number | undefined): Finding | null {
  if (status === undefined || !PROXY_STATUSES.includes(status)) return null;
  const says = `${url} returns ${status}: its proxy gets no response from the server behind it.`;
  return { state: 'bad', says, advice: 'Start the server, or correct the URL in proxy_pass.' };
}

/** The finding for a hub that negotiates and connects in another way, but does not open a WebSocket. */
export const upgradeFinding = (url: string): Finding => ({
  state: 'bad',
  says: `The hub at ${url} connects, but not over WebSockets: the proxy in front of it drops the upgrade.`,
  advice: 'Add proxy_set_header Upgrade and Connection to location /hubs/ (docs/deployment.md).',
});

/** Things that cannot be checked from outside. */
export const UNSEEN: readonly Finding[] = [
  'a purchase with real money, from the card to the data on the dashboard.',
  'the emails of registration and recovery, and whether they end up in spam.',
  'each social sign-in, with the redirect address registered with the provider.',
  'whether error reports arrive where you read them.',
  'whether your legal texts are valid where you sell.',
].map((says): Finding => ({ state: 'unknown', says: `Test this yourself: ${says}` }));
