import { describe, expect, test } from 'vitest';
import { againWith } from '../cli/again.ts';
import { createCurl } from '../engine/curl.ts';
import { loadContract } from '../engine/load.ts';
import { annotations } from '../engine/report/annotations.ts';
import { findingsOf } from '../engine/report/findings.ts';
import { htmlReport } from '../engine/report/html.ts';
import { junitReport } from '../engine/report/junit.ts';
import { lineFinder, sarifReport } from '../engine/report/sarif.ts';
import { countsText, textReport } from '../engine/report/summary.ts';
import type { Report } from '../engine/run.ts';
import { createSecrets } from '../engine/secrets.ts';
import type { Result } from '../engine/types.ts';
import { visible, visibleJson } from '../engine/visible.ts';
import { contractText } from './contract-text.ts';

const broken: Result = {
  operationId: 'getBandwidth',
  check: "CORS for the app's origin",
  outcome: 'broken',
  severity: 'breaks the shop',
  statuses: [200],
  message: 'a <b>bold</b> \u0001 answer & "more"',
  curl: "curl -i -X GET 'http://localhost/?a=1&b=2'",
  answer: 'HTTP 200 application/json {"code":"200"}',
  input: { query: { name: '<script>' } },
  appSurvives: false,
  cause: 'a bold answer',
  blamed: 'getBandwidth',
};
const skipped: Result = { ...broken, check: 'other', outcome: 'skipped', message: 'pass --token' };
const kept: Result = { ...broken, check: 'third', outcome: 'kept', message: '' };
const results = [broken, skipped, kept];
const observe = (status: number, isKept: boolean) => ({
  operationId: 'getBandwidth',
  status,
  code: 200,
  isKept,
  appSurvives: isKept,
});
const report: Report = {
  results,
  observations: [observe(200, true), observe(503, false)],
  notes: [],
  calls: 2,
};

describe('the reports of a conformance check', () => {
  test('as text: list each violation with its call, the reasons for skipped checks, and the counts', () => {
    const text = textReport(report);
    expect(text).toContain("✗ [breaks the shop] getBandwidth: CORS for the app's origin");
    expect(text).toContain("curl -i -X GET 'http://localhost/?a=1&b=2'");
    expect(text).toContain('- not checked: 1 pass --token');
    expect(countsText(report)).toBe('1 kept, 1 broken, 1 not checked, 0 notes');
  });

  test('as text: sum up what was not checked in one line, unless --verbose asks for every reason', () => {
    const reasons = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((message) => [
      { ...skipped, message },
      { ...skipped, message: 'pass --mutate' },
    ]);
    expect(textReport({ results: reasons, notes: [] })).toBe(
      '- not checked: 6 pass --mutate | 1 a | 1 b | 1 c | and 3 other reasons (--verbose)',
    );
    const all = textReport({ results: reasons, notes: [] }, { isVerbose: true });
    expect(all.split('\n')).toHaveLength(7);
  });

  test('as HTML: list what is broken first, then what was not checked', () => {
    const html = htmlReport(loadContract(), { ...report, ended: 'it was interrupted' }, 'Report');
    const order = ['ended early', '<h2>Broken', '<h2>Not checked', '<h2>Responses', '<h2>Checks'];
    const places = order.map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('as JUnit: are well-formed, no matter what the server sends', () => {
    const xml = junitReport(results);
    expect(xml).toContain('<testsuites tests="3" failures="1" skipped="1">');
    expect(xml).toContain('a &lt;b&gt;bold&lt;/b&gt; \uFFFD answer &amp; &quot;more&quot;');
    expect(xml).not.toContain('<b>');
  });

  test('as JUnit: mark known findings of the baseline as skipped', () => {
    const xml = junitReport(results, findingsOf(results, results));
    expect(xml).toContain('<testsuites tests="3" failures="0" skipped="2">');
    expect(xml).toContain('<testsuite name="getBandwidth" tests="3" failures="0" skipped="2">');
    expect(xml).toContain('<skipped message="known: a &lt;b&gt;bold');
  });

  test('as HTML: show operations by status and verdict, and escape text from the server', () => {
    const html = htmlReport(loadContract(), report, 'Report of <x>');
    expect(html).toContain('<title>Report of &lt;x&gt;</title>');
    expect(html).not.toContain('<script>');
    const row = /<tr><th scope="row">getBandwidth<\/th>.*?<\/tr>/.exec(html)?.[0];
    expect(row).toContain('✓ 1, code 200');
    expect(row).toContain('not seen');
    expect(row).toContain('✗ 1 of 1, code 200; the app breaks on 1');
  });
});

describe('findings', () => {
  const [finding] = findingsOf(results);

  test('are sorted by severity', () => {
    const rated = (['contract', 'breaks the shop', 'privacy', 'money'] as const).map(
      (severity) => ({ ...broken, severity, cause: severity }),
    );
    const both = { ...broken, severity: 'money' as const, cause: 'contract', message: 'worst' };
    const findings = findingsOf([...rated, both]);
    expect(findings.map(({ cause }) => cause)).toEqual([
      'contract',
      'money',
      'privacy',
      'breaks the shop',
    ]);
    expect(findings[0]).toMatchObject({ severity: 'money', messages: ['worst', broken.message] });
  });

  test('are known if an earlier report contains them, and then do not count as new', () => {
    expect(findingsOf(results, results)[0]?.known).toBe(true);
    expect(findingsOf(results, [{ ...broken, cause: 'another' }])[0]?.known).toBe(false);
  });

  test('include a command without secrets that runs the kit again for them', () => {
    const args = ['--url', 'http://x', '--password', 'secret', '--only', 'isp', '--mutate'];
    const again = againWith('contract-check', [...args, '--pay-command', "echo 'a'"]);
    expect(finding && again(finding)).toBe(
      `contract-check --url http://x --mutate --pay-command 'echo '\\''a'\\''' --only 'getBandwidth: CORS for the app'\\''s origin'`,
    );
  });

  test('appear in SARIF at the line of their operation, and in GitHub as annotations', () => {
    const lineOf = lineFinder(contractText);
    const sarif = JSON.parse(sarifReport(finding ? [finding] : [], '1.0.0', lineOf)) as {
      runs: readonly {
        results: readonly {
          locations: readonly { physicalLocation: { region: { startLine: number } } }[];
        }[];
      }[];
    };
    const line = sarif.runs[0]?.results[0]?.locations[0]?.physicalLocation.region.startLine ?? 0;
    expect(contractText.split('\n')[line - 1]).toContain('operationId: getBandwidth');
    expect(annotations(finding ? [finding] : [])).toMatch(
      /^::error title=breaks the shop%3A getBandwidth::a <b>bold/,
    );
  });
});

describe('secrets', () => {
  const secrets = createSecrets([
    ['TOKEN', 'abc"123'],
    ['LONG', 'abc"123-and-more'],
    ['PASSWORD', "it's me"],
    ['NONE', ''],
  ]);

  test('are removed in every form, the longest first', () => {
    const text = `abc"123-and-more ${JSON.stringify({ t: 'abc"123' })} ${encodeURIComponent('abc"123')}`;
    expect(secrets.redact(text)).toBe('*** {"t":"***"} ***');
    const soft = createSecrets([['PASSWORD', 'soft\u00ADhyphen']]);
    expect(soft.redact(visible('soft\u00ADhyphen'))).toBe('***');
    expect(soft.redact(visibleJson('"soft\u00ADhyphen"'))).toBe('"***"');
  });

  test('become variables that the shell fills in, in curl commands', () => {
    const line = createCurl(secrets)('POST', 'http://x/', { A: 'b' }, '{"p":"it\'s me"}');
    expect(line).toBe(
      `curl -i -X POST -H 'A: b' --data-binary '{"p":"'"$PASSWORD"'"}' 'http://x/'`,
    );
  });

  test('can contain the names of other variables', () => {
    const words = createSecrets([
      ['TOKEN', 'a-token-of-somebody'],
      ['PASSWORD', 'TOKEN"'],
    ]);
    const line = createCurl(words)(
      'GET',
      'http://x/',
      { A: 'a-token-of-somebody $(x)' },
      undefined,
    );
    expect(line).toBe(`curl -i -X GET -H 'A: '"$TOKEN"' $(x)' 'http://x/'`);
  });

  test('leave invisible characters readable in curl commands', () => {
    const line = createCurl(secrets)('POST', 'http://x/', {}, '{"p":"a\u0080é \u{e0001}"}');
    expect(line).toContain(String.raw`{"p":"a\u0080é \udb40\udc01"}`);
  });
});
