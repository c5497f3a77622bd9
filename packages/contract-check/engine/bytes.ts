import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { tooLong } from './no-answer.ts';

/** The decoded text of a response, and the problems of its bytes. */
export type Decoded = { text: string; problems: readonly string[] };

const GZIP = Buffer.from([0x1f, 0x8b]);
const MARKS: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['UTF-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['UTF-16', Buffer.from([0xff, 0xfe])],
  ['UTF-16', Buffer.from([0xfe, 0xff])],
];

/** A larger value would make reading one response take forever. */
const MAX_LAYERS = 3;

/**
 * Decompresses and decodes a body as a browser does, and reports where a browser would guess or fail. Throws LineFailed
 * if it has more bytes than allowed.
 */
export function decodeBody(body: Buffer, headers: Headers, maxLength: number): Decoded {
  const { bytes, problem } = unpacked(body, headers.get('content-encoding') ?? '', maxLength);
  if (problem !== undefined) return { text: '', problems: [problem] };
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)"?\s*$/.exec(parameter)?.[1])
    .find((name) => name !== undefined);
  const isJson = type.trim() === 'application/json';
  return {
    text: new TextDecoder().decode(bytes),
    problems: isJson ? jsonProblems(bytes, charset) : pageProblems(bytes, charset),
  };
}

function unpacked(
  body: Buffer,
  encoding: string,
  maxLength: number,
): { bytes: Buffer; problem?: string } {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (layers.length > MAX_LAYERS) {
    return { bytes: body, problem: `Content-Encoding names more than ${MAX_LAYERS} layers` };
  }
  let bytes = body;
  for (const name of layers.toReversed()) {
    try {
      bytes = body.length === 0 ? body : unpack(name, bytes, maxLength);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        throw tooLong(maxLength);
      return { bytes, problem: `Content-Encoding is ${name}, but the body is not ${name}` };
    }
  }
  if (!bytes.subarray(0, 2).equals(GZIP)) return { bytes };
  const problem =
    layers.length > 0
      ? 'the body is compressed twice, but Content-Encoding names one layer'
      : 'the body is gzip, but Content-Encoding does not include it';
  return { bytes, problem };
}

function unpack(name: string, bytes: Buffer, maxLength: number): Buffer {
  const options = { maxOutputLength: maxLength };
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes, options);
    case 'br':
      return brotliDecompressSync(bytes, options);
    case 'deflate':
      return (bytes[0] ?? 0) % 16 === 8
        ? inflateSync(bytes, options)
        : inflateRawSync(bytes, options);
    default:
      throw new Error(`${name} was not requested`);
  }
}

/**
 * JSON is UTF-8 without a byte order mark (RFC 8259), and browsers read it that way regardless of the declared encoding.
 */
function jsonProblems(bytes: Buffer, charset: string | undefined): string[] {
  const mark = MARKS.find(([, start]) => bytes.subarray(0, start.length).equals(start));
  if (mark !== undefined) return [`the body begins with a byte order mark (${mark[0]})`];
  const declared = charset === undefined ? '' : `, but ${charset} is declared`;
  if (!isOf('utf-8', bytes)) return [`the body is not UTF-8${declared}`];
  if (charset === undefined || isOf('us-ascii', bytes)) return [];
  return ['utf-8', 'utf8'].includes(charset)
    ? []
    : [`the body is UTF-8, but the charset ${charset} is declared`];
}

function pageProblems(bytes: Buffer, charset: string | undefined): string[] {
  if (charset === undefined || isOf(charset, bytes)) return [];
  return [`the charset ${charset} is declared, but the body is not ${charset}`];
}

function isOf(charset: string, bytes: Buffer): boolean {
  if (charset === 'us-ascii') return bytes.every((byte) => byte < 0x80);
  try {
    new TextDecoder(charset, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
