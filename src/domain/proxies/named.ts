import { t } from '../../i18n/text.ts';
import { readFields, roleOf, type Pair } from './fields.ts';
import { UNCLEAR_END, type Verdict } from './recognise.ts';

// Reads lines with named values: settings of programs, commands, links and labels.

const LABEL =
  /^(?:export\s+|setx?\s+|\$env:|--)?(["']?)([\p{L}][\p{L}\d _-]{0,39})\1\s*(?:=\s*|:(?:\s+|$)|:(?=["']))(.*)$/iu;
const INLINE_LABEL =
  /(^|(?<![\s,;|])[\s,;|]+)((?:proxy\s)?[\p{L}_][\p{L}\d_-]{1,19})\s*[:=](?!\/\/)\s*/giu;
const FLOW_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|'[^']*'|[^,"'{}]+|[,"'{}]/g;
/** The name before an object in code: `const proxy = {` or `proxy: {`. */
const OBJECT = /^(?:(?:const|let|var)\s+)?[\w$.]{1,40}\s*[:=]\s*(\{.*\})$/;
/** A word of a shell and its pieces: quoted, escaped or plain. */
const WORD = /(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\]|["'\\])+/g;
const PIECE = /"((?:\\.|[^"\\])*)"|'([^']*)'|\\([^\p{L}\d])/gu;
const CURL = /^(?:\$\s*)?curl(?:\.exe)?\s/i;
const CURL_PROXY = /^(?:-x|--proxy|--socks[45]a?(?:-hostname)?|--preproxy)$/;
const SQUID = /^cache_peer\s+(?<host>\S+)\s+\w+\s+(?<port>\d+)\s/i;
const TELEGRAM = /^(?:tg:\/\/|https?:\/\/(?:t|telegram)\.me\/)(?:socks|http)\?(.*)$/i;

/** Removes the quotes around a value, and the escapes of quotes in it. */
function unquote(text: string): string {
  const bare = text.trim();
  if (bare.length < 2 || !/^(["']).*\1$/.test(bare)) return bare;
  const inner = bare.slice(1, -1);
  // YAML doubles a single quote.
  return bare.startsWith('"')
    ? inner.replaceAll(/\\(["\\])/g, '$1')
    : inner.replaceAll(/\\'|''/g, "'");
}

/** The text of a word of a shell. A backslash before a letter remains, because Windows has user names with domains. */
function plainWord(word: string): string {
  return word.replaceAll(PIECE, (_, double?: string, single?: string, escaped?: string) =>
    double === undefined ? (single ?? escaped ?? '') : double.replaceAll(/\\(["\\$`])/g, '$1'),
  );
}

/** A line that is one named value, such as `Port: 8080`, `"port": 8080` or `http_proxy=…`; null for any other line. */
export function labelledValue(text: string): Pair | null {
  // Batch files quote the whole assignment.
  const bare = text.trim().replace(/^(setx?\s+)"(.*)"$/i, '$1$2');
  const [, , name, value = ''] = LABEL.exec(bare) ?? [];
  return name === undefined ? null : [name, unquote(value)];
}

/** The pairs of `{name: value, …}` and of credentials nested in it, as YAML, Python and JavaScript write it. */
function flowPairs(line: string): Pair[] {
  const flow = OBJECT.exec(line)?.[1] ?? line;
  if (!flow.startsWith('{') || !flow.endsWith('}')) return [];
  const parts = [''];
  /** Whether each open object belongs to the proxy, unlike its headers, for example. */
  const open: boolean[] = [];
  // Further objects contradict the first one.
  let hasMore = false;
  for (const [token] of flow.slice(1, -1).matchAll(FLOW_TOKEN)) {
    if (token === '{') {
      const [name = ''] = labelledValue(parts.at(-1) ?? '') ?? [];
      open.push(hasMore || roleOf(name)?.field === 'credential');
    }
    if (token === '}') hasMore ||= open.pop() === undefined;
    if (/^[,{}]/.test(token)) parts.push('');
    else if (!open.includes(false)) parts[parts.length - 1] += token;
  }
  return parts
    .map((part) => labelledValue(part.replace(/^([^:]*):(?=\S)/, '$1: ')))
    .filter((pair) => pair !== null);
}

function curlPairs(line: string): Pair[] {
  if (!CURL.test(line)) return [];
  // A value may directly follow the letter of its option.
  const words = Array.from(line.matchAll(WORD), ([word]) => plainWord(word)).flatMap((word) =>
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

/** Reads `Host: 203.0.113.5 Port: 8080`, `host=203.0.113.5;port=8080` and `203.0.113.5:8080 user=bob pass=pw`. */
function readInline(line: string): Verdict {
  const labels = [...line.matchAll(INLINE_LABEL)];
  const isKnown = ([label, , name = '']: RegExpExecArray) =>
    roleOf(name) !== null && (!/^https?$/i.test(name) || label.includes('='));
  const known = labels.filter(isKnown);
  if (known.length < 2) return null;
  // An unknown label also ends the value before it if it follows the same sign as a known one.
  const signs = new Set(known.slice(1).map(([, sign]) => sign));
  const ends = labels.filter((label) => isKnown(label) || signs.has(label[1]));
  const pairs: Pair[] = [];
  const address = line.slice(0, ends[0]?.index).trim();
  if (address !== '') pairs.push(['host', address]);
  let isOpen = false;
  for (const [index, label] of ends.entries()) {
    if (!isKnown(label)) continue;
    const end = ends[index + 1]?.index;
    const value = line.slice(label.index + label[0].length, end).replace(/[\s,;|]+$/, '');
    const bare = unquote(value);
    const { field } = roleOf(label[2] ?? '') ?? {};
    isOpen ||= bare === value && /\s/.test(value) && (field === 'user' || field === 'password');
    pairs.push([label[2] ?? '', bare]);
  }
  const verdict = readFields(pairs, 'fields');
  return verdict !== null && isOpen ? { unclear: UNCLEAR_END } : verdict;
}

/** Reads a line that names its values; null when it does not. */
export function recogniseNamed(line: string): Verdict {
  const isOpen = () => /[\\^`]$|["']/.test(line.replaceAll(PIECE, ''));
  if (CURL.test(line) && isOpen()) {
    return { unclear: t`The command continues on the next line. Put it in one line.` };
  }
  for (const read of [flowPairs, curlPairs, squidPairs, telegramPairs]) {
    const pairs = read(line);
    const verdict = pairs.length > 0 ? readFields(pairs, 'fields') : null;
    if (verdict !== null) return verdict;
  }
  return readInline(line);
}
