import { readSettings } from './read-config.ts';

/** The sandbox and the contract's examples have rotating proxies. */
const SETTINGS = { VITE_SESSION_KINDS: 'sticky, rotating' };

/** Configures the shop for what the sandbox sells, unless the environment or an `.env` file says otherwise. */
export function sellAsSandbox(mode: 'production' | 'development'): void {
  const given = readSettings(mode);
  for (const [name, value] of Object.entries(SETTINGS)) process.env[name] ??= given[name] ?? value;
}
