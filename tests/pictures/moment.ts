import { anyPort } from '../../scripts/free-port.ts';

/** The time in every picture. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

// Chosen by the first process, from which the others inherit it.
process.env['PICTURES_PORT'] ??= String(await anyPort());
export const PICTURES_PORT = Number(process.env['PICTURES_PORT']);
