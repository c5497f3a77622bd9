/** Hosts of this machine, as `URL.hostname` spells them. */
export const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
