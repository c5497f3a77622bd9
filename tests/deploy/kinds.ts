/** The servers under test. `container` is the Caddyfile of the image, which has no API behind it. */
export const KINDS = ['nginx', 'caddy', 'container'] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (text: string | undefined): text is Kind =>
  KINDS.some((kind) => kind === text);

const FIRST_PORT = Number(process.env['DEPLOY_PORT'] ?? 4340);

export const portOf = (kind: Kind): number => FIRST_PORT + 2 * KINDS.indexOf(kind);
/** Of the sandbox behind the server; its payment pages are there, as those of a payment provider are elsewhere. */
export const sandboxPortOf = (kind: Kind): number => portOf(kind) + 1;
