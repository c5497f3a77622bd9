import { t } from '../../i18n/text.ts';
import { readFields, roleOf, type Pair } from './fields.ts';
import type { Verdict } from './recognise.ts';

// Reads lines with named values: settings of programs, commands, links and labels.

const LABEL =
  /^(?:export\s+|setx?\s+|\$env:|--)?(["']?)([\p{L}][\p{L}\d _-]{0,39})\1\s*(?:=\s*|:(?:\s+|$)|:(?=["']))(.*)$/iu;
const INLINE_LABEL = /(?:^|[\s,;|])([\p{L}_]{2,20})\s*[:=]\s*/gu;
const FLOW_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'|[^,"']+|,|["']/g;
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;
const CURL = /^(?:\$\s*)?curl(?:\.exe)?\s/i;
const CURL_PROXY = /^(?:-x|--proxy|--socks[45]a?(?:-hostname)?|--preproxy)$/;
const SQUID = /^cache_peer\s+(?<host>\S+)\s+\w+\s+(?<port>\d+)\s/i;
const TELEGRAM = /^(?:tg:\/\/|https?:\/\/(?:t|telegram)\.me\/)(?:socks|http)\?(.*)$/i;

function unquote(text: string): string {
  const bare = text.trim();
  return /^(["']).*\1$/.test(bare) && bare.length > 1 ? bare.slice(1, -1) : bare;
}

/** A line that is one named value, such as `Port: 8080`, `"port": 8080` or `http_proxy=…`; null for any other line. */
export function labelledValue(text: string): Pair | null {
  // Batch files quote the whole assignment.
  const bare = text.trim().replace(/^(setx?\s+)"(.*)"$/i, '$1$2');
  const [, , name, value = ''] = LABEL.exec(bare) ?? [];
  return name === undefined ? null : [name, unquote(value)];
}

/** The pairs of `{name: value, …}` with or without quotes, as YAML, Python and JavaScript write it. */
function flowPairs(line: string): Pair[] {
  if (!line.startsWith('{') || !line.endsWith('}')) return [];
  const parts = [''];
  for (const [token] of line.slice(1, -1).matchAll(FLOW_TOKEN)) {
    if (token === ',') parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts
    .map((part) => labelledValue(part.replace(/^([^:]*):(?=\S)/, '$1: ')))
    .filter((pair) => pair !== null);
}

function curlPairs(line: string): Pair[] {
  if (!CURL.test(line)) return [];
  // A value may directly follow the letter of its option.
  const words = Array.from(line.matchAll(WORD), ([word]) => unquote(word)).flatMap((word) =>
    /^-[xU]./.test(word) ? [word.slice(0, 2), word.slice(2)] : word,
  );
  return words.flatMap((word, index): Pair[] => {
    const value = words[index + 1] ?? '';
    if (CURL_PROXY.test(word)) return [['proxy', value]];
    return word === '-U' || word === '--proxy-user' ? [['auth', value]] : [];
  });
}

function squidPairs(line: string): Pair[] {
  const { host, port } = SQUID.exec(line)?.groups ?? {};
  const [, auth = ''] = /\slogin=(\S+)/.exec(line) ?? [];
  return host === undefined ? [] : Object.entries({ host, port: port ?? '', auth });
}

function telegramPairs(line: string): Pair[] {
  const query = TELEGRAM.exec(line)?.[1];
  return query === undefined ? [] : [...new URLSearchParams(query)];
}

/** The pairs of `Host: 203.0.113.5 Port: 8080`, `host=203.0.113.5;port=8080` and `203.0.113.5:8080 user=bob pass=pw`. */
function inlinePairs(line: string): Pair[] {
  const labels = [...line.matchAll(INLINE_LABEL)].filter(
    ([, name = '']) => roleOf(name) !== null && !/^https?$/i.test(name),
  );
  if (labels.length < 2) return [];
  const pairs = labels.map((label, index): Pair => {
    const value = line.slice(label.index + label[0].length, labels[index + 1]?.index);
    return [label[1] ?? '', unquote(value.replace(/[\s,;|]$/, ''))];
  });
  const address = line.slice(0, labels[0]?.index).trim();
  return address === '' ? pairs : [['host', address], ...pairs];
}

/** Reads a line that names its values; null when it does not. */
export function recogniseNamed(line: string): Verdict {
  if (CURL.test(line) && /[\\^`]$/.test(line)) {
    return { unclear: t`The command continues on the next line. Put it in one line.` };
  }
  for (const read of [flowPairs, curlPairs, squidPairs, telegramPairs, inlinePairs]) {
    const pairs = read(line);
    const verdict = pairs.length > 0 ? readFields(pairs, 'fields') : null;
    if (verdict !== null) return verdict;
  }
  return null;
}
