/** The time in every picture. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');
