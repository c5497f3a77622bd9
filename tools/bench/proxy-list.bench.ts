import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { buildProxyList } from '../../src/domain/proxies/build.ts';
import { formatList } from '../../src/domain/proxies/format.ts';
import { lineFormat } from '../../src/domain/proxies/line-formats.ts';
import { chooseTemplate } from '../../src/domain/proxies/template.ts';
import { convertText } from '../../tests/domain/convert-text.ts';

const COUNT = 5000;

const config = {
  proxyGlobalFmt: '',
  proxyCountryFmt: '',
  proxyStateFmt: '',
  proxyCityFmt: '{user}-country-{country}-region-{state}-city-{city}-session-{session}-life-{life}',
  proxyPort: [8000, 8001, 8002],
  proxyPwd: 's3cret',
  usProxyUrl: ['gate-1.example.com', 'gate-2.example.com'],
  userName: 'customer',
};
const settings = { country: 'us', state: 'New York', city: 'Buffalo', amount: COUNT, life: 10 };

/** A cheap, repeatable source, so that the benchmark measures the builders and not the source. */
function cheapRandom() {
  let state = 1;
  return (maxExclusive: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * maxExclusive);
  };
}

/** The naive way, which repeats everything for each entry. */
function oneAtATime(random: (maxExclusive: number) => number) {
  const sessions = new Set<string>();
  const lines: string[] = [];
  while (lines.length < COUNT) {
    const session = String(10_000_000 + random(90_000_000));
    if (sessions.has(session)) continue;
    sessions.add(session);
    const values: Record<string, string> = {
      user: config.userName,
      country: settings.country,
      state: settings.state,
      city: settings.city,
      session,
      life: String(settings.life),
    };
    const template = chooseTemplate(config, settings);
    const user = template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const host = config.usProxyUrl[random(config.usProxyUrl.length)] ?? '';
    const port = config.proxyPort[random(config.proxyPort.length)] ?? 0;
    lines.push(`${host}:${port}:${user}:${config.proxyPwd}`);
  }
  return lines.join('\n');
}

function built(random: (maxExclusive: number) => number) {
  const list = buildProxyList({ config, settings, randomInt: random });
  if (!list.ok) throw new Error(list.problem);
  return list;
}

test('5,000 entries: template compiled once against one entry at a time', async ({ bench }) => {
  const results = await bench.compare(
    bench('compiled once', () => {
      built(cheapRandom());
    }),
    bench('compiled once, cryptographic source', () => {
      built((maxExclusive) => randomInt(maxExclusive));
    }),
    bench('compiled once, and written as lines', () => {
      formatList(built(cheapRandom()).entries, lineFormat('host:port:user:pass'));
    }),
    bench('one entry at a time, written as lines', () => {
      oneAtATime(cheapRandom());
    }),
  );
  const mean = (name: Parameters<typeof results.get>[0]) => results.get(name).latency.mean;
  const ratio =
    mean('one entry at a time, written as lines') / mean('compiled once, and written as lines');
  console.log(`As lines, compiled once is ${ratio.toFixed(1)} times as fast as one at a time`);
});

test('5,000 entries once they are built', async ({ bench }) => {
  const { entries, segments } = built(cheapRandom());
  const lines = formatList(entries, lineFormat('host:port:user:pass'));
  await bench.compare(
    bench('as URLs', () => {
      formatList(entries, lineFormat('http-url'));
    }),
    bench('as CSV', () => {
      formatList(entries, lineFormat('csv'));
    }),
    bench("as the customer's own line", () => {
      formatList(
        entries,
        lineFormat('template', '{host}:{port} {user} {pass} {session}'),
        segments,
      );
    }),
    bench('read back by the converter', () => {
      convertText(lines);
    }),
  );
});
