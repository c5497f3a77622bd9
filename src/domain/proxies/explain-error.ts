import { t } from '../../i18n/text.ts';
import { errorKind, type ErrorKind } from './error-kinds.ts';

/** Why a tool failed, and what to do next, each in complete sentences. */
export type Explanation = { kind: ErrorKind; cause: string; step: string };

const TEXTS: Readonly<Record<ErrorKind, Omit<Explanation, 'kind'>>> = {
  'wrong-credentials': {
    cause: t`The proxy does not accept the user name or the password.`,
    step: t`Copy the line again, with all of its user name. If your tool takes user name and password separately, do not encode them. In a URL, encode characters such as @ and :.`,
  },
  'no-data': {
    cause: t`No data is left in this plan.`,
    step: t`Buy more data. The same lines work again a moment after the payment.`,
  },
  'site-not-allowed': {
    cause: t`The proxy does not connect to this site or port.`,
    step: t`Try another site with the same line. If that works, ask support whether this site can be reached.`,
  },
  'no-address': {
    cause: t`The proxy found no address that reaches the site at the moment.`,
    step: t`Try again with a new session. If the line is for one city or state, try its country.`,
  },
  'too-many': {
    cause: t`The proxy limits how many connections you open at once.`,
    step: t`Open fewer connections at the same time, and wait a moment before you try again.`,
  },
  'tunnel-refused': {
    cause: t`The proxy refused the connection, and this tool does not show why.`,
    step: t`Send the same line with curl, which prints the reason: 407 means a wrong user name or password, and 402 means that no data is left.`,
  },
  'unknown-proxy': {
    cause: t`The host of the proxy cannot be found.`,
    step: t`Copy the line again and compare its host. If it is right, check your internet connection and your DNS server.`,
  },
  'unknown-name': {
    cause: t`A host name cannot be found.`,
    step: t`If it is the proxy's host, copy the line again. If it is the site's, check its spelling, and use socks5h instead of socks5, so that the proxy looks it up.`,
  },
  refused: {
    cause: t`Nothing answers at this host and port.`,
    step: t`Compare host and port with the line. If they are right, a firewall or an antivirus program may block the port.`,
  },
  timeout: {
    cause: t`No answer came in time.`,
    step: t`Try again with a new session and a limit of at least 30 seconds. If every line takes too long, a firewall may block the port.`,
  },
  cut: {
    cause: t`The connection was closed before an answer came.`,
    step: t`Try again with a new session. If it happens with only one site, that site closes the connection.`,
  },
  unreachable: {
    cause: t`Your device cannot reach this address.`,
    step: t`Check your internet connection, your VPN and your firewall. If other sites load, compare host and port with the line.`,
  },
  'https-to-proxy': {
    cause: t`Your tool speaks TLS to the proxy, which expects plain HTTP.`,
    step: t`Write http:// before the proxy's host, for https sites too. The connection to the site remains encrypted.`,
  },
  certificate: {
    cause: t`Your tool does not trust the certificate that it received.`,
    step: t`Our proxies do not change certificates. Update your tool's certificates, and check whether an antivirus program or a company network reads your traffic.`,
  },
  'socks-failed': {
    cause: t`The connection over SOCKS failed.`,
    step: t`Check that the line is for SOCKS5 and not for HTTP, and use socks5h, so that the proxy looks up host names.`,
  },
  'socks-package': {
    cause: t`Your tool needs another package for SOCKS.`,
    step: t`Install it with pip install "requests[socks]" or pip install "httpx[socks]", or use the line as an HTTP proxy.`,
  },
  'malformed-line': {
    cause: t`The address of the proxy cannot be read.`,
    step: t`Write it as http://user:password@host:port, and encode characters such as @, : and / in the password. The converter does that for you.`,
  },
  'browser-password': {
    cause: t`Chrome does not accept a user name and password in a proxy address.`,
    step: t`Start it with host and port alone, and send user name and password with page.authenticate.`,
  },
  'browser-socks': {
    cause: t`Browsers do not send a user name and password over SOCKS5.`,
    step: t`Use the line as an HTTP proxy.`,
  },
  unavailable: {
    cause: t`The site, or the route to it, is not available at the moment.`,
    step: t`Try again with a new session. If other sites work with the same line, this site has a problem.`,
  },
  'site-refuses': {
    cause: t`The site itself refused the request. The proxy works.`,
    step: t`Slow down, use a new session for each visit, and send the headers of a common browser.`,
  },
  'no-cause': {
    cause: t`This message does not name its cause.`,
    step: t`In Node, print error.cause and paste it here. Otherwise send the same line with curl and paste what it prints.`,
  },
};

/** The explanation of a known kind of error. */
export const explanationOf = (kind: ErrorKind): Explanation => ({ kind, ...TEXTS[kind] });

/** Explains what a tool printed; null if the text contains no known error. */
export function explainError(printed: string): Explanation | null {
  const kind = errorKind(printed);
  return kind === null ? null : explanationOf(kind);
}
