import { expect, test } from 'vitest';
import { lineOf } from '../tools/doctor/finding.ts';
import { announcementFindings } from '../tools/doctor/served.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const lines = (text: string, status = 200, cache = 'no-cache') =>
  announcementFindings({ status, text, headers: new Headers({ 'Cache-Control': cache }) }, NOW)
    .map(lineOf)
    .join();

test.each([
  ['{"text":"Hi","until":"2999-01-01T00:00Z"}', /^✓ An announcement is shown until 2999-/],
  ['{"text":"Hi","maintenance":true}', /^✓ An announcement that closes purchases is shown\.$/],
  ['{"text":"Hi","from":"2999-01-01T00:00Z"}', /^✓ An announcement will be shown from 2999-/],
  ['{"text":"Hi","until":"2026-01-01T00:00Z"}', /^! An announcement ended at 2026-/],
  ['{"text":"Hi",}', /^✗ .* announcement\.json is invalid\. It is not a JSON object/],
  [`{"text":"Hi"}${' '.repeat(8192)}`, /^✗ .* invalid\. It has 8205 bytes, more than 8192/],
  ['{}', /^$/],
])('an announcement %j is reported', (text, line) => {
  expect(lines(text)).toMatch(line);
});

test('a missing announcement is not reported, but a cached one is', () => {
  expect(lines('', 204)).toBe('');
  expect(lines('<!doctype html>', 404)).toBe('');
  expect(lines('{"text":"Hi"}', 200, 'max-age=60')).toMatch(/^! Browsers cache .* 60 s/);
});
