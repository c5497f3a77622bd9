import { test } from 'vitest';
import { convertText } from '../../tests/domain/convert-text.ts';

const COUNT = 20_000;

const textOf = (line: (index: number) => string, header = '') =>
  header + Array.from({ length: COUNT }, (_, index) => line(index)).join('\n');
const host = (index: number) => `203.0.${index % 256}.${(index >> 8) % 256}`;

const TEXTS = {
  'host:port:user:pass': textOf((index) => `${host(index)}:8080:user-${index}:pw${index}`),
  'user:pass@host:port': textOf((index) => `user-${index}:pw${index}@gate.example.com:8080`),
  URLs: textOf((index) => `http://user-${index}:pw${index}@gate.example.com:8080`),
  columns: textOf((index) => `${host(index)}\t8080\tuser-${index}\tpw${index}`),
  'a table': textOf(
    (index) => `${host(index)},8080,user-${index},pw${index}`,
    'host,port,user,pass\n',
  ),
  JSON: `[${textOf((index) => `{"host":"${host(index)}","port":8080,"user":"u${index}","pass":"pw"},`)}{}]`,
  'lines without a proxy': textOf((index) => `some words and ${index}`),
};

test('20,000 pasted lines against splitting them', async ({ bench }) => {
  const lines = TEXTS['host:port:user:pass'];
  const names = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
  const results = await bench.compare(
    bench('split into lines and parts', () =>
      void lines.split('\n').map((line) => line.split(':'))),
    ...names.map((name) => bench(name, () => void convertText(TEXTS[name]))),
    { iterations: 3, time: 100 },
  );
  const mean = (name: Parameters<typeof results.get>[0]) => results.get(name).latency.mean;
  for (const name of names) {
    const ratio = mean(name) / mean('split into lines and parts');
    console.log(`${name}: ${ratio.toFixed(1)} times as long as splitting`);
  }
});
