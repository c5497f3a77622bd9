/** Hosts of this machine, as `URL.hostname` has them. */
export const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
