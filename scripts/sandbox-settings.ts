import { readSettings } from './read-config.ts';

/** The sandbox, and the examples of the contract, have rotating lines. */
const SETTINGS = { VITE_SESSION_KINDS: 'sticky, rotating' };

/** Makes the shop sell what the sandbox has, unless the environment or an `.env` file says otherwise. */
export function sellAsSandbox(mode: 'production' | 'development'): void {
  const given = readSettings(mode);
  for (const [name, value] of Object.entries(SETTINGS)) process.env[name] ??= given[name] ?? value;
}
