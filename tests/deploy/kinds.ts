/** The servers under test. `container` is the image's Caddyfile, without an API behind it. */
export const KINDS = ['nginx', 'caddy', 'container'] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (text: string | undefined): text is Kind =>
  KINDS.some((kind) => kind === text);

const FIRST_PORT = Number(process.env['DEPLOY_PORT'] ?? 4340);

export const portOf = (kind: Kind): number => FIRST_PORT + 2 * KINDS.indexOf(kind);
/**
 * Port of the sandbox behind the server. Its payment pages are on this port, as a payment provider's would be on another
 * host.
 */
export const sandboxPortOf = (kind: Kind): number => portOf(kind) + 1;
