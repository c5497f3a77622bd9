import getPort from 'get-port';

/** The time in every picture. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

// Chosen by the first process, from which the others inherit it.
process.env['PICTURES_PORT'] ??= String(await getPort());
export const PICTURES_PORT = Number(process.env['PICTURES_PORT']);
