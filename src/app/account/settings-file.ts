import * as z from 'zod/mini';
import { config } from '../../config.ts';
import type { ProxyFormat } from '../../domain/line-formats.ts';
import { isProxyFormat } from '../../domain/line-formats.ts';
import type { PlanLabels } from '../../features/isp/plan-labels.ts';
import { labelsOf } from '../../features/isp/plan-labels.ts';
import { parseRecipes, recipesOf } from '../../features/residential/recipe.ts';
import type { Recipe } from '../../features/residential/recipe.ts';
import type { Owner } from '../../platform/persisted.ts';
import { lineFormatOf } from '../../proxies/use-line-format.ts';
import type { LineFormat } from '../../proxies/use-line-format.ts';
import { isSameCustomer } from '../../session/session-state.ts';
import { getThemeChoice, setThemeChoice } from '../../ui/ThemeSwitch.tsx';

/** The largest file that is read, in bytes. */
export const LARGEST_FILE = 1_000_000;
export const SHORTEST_PASS_PHRASE = 8;

const FORMAT = `${config.productName.toLowerCase()}-settings`;
const VERSION = 1;
const ITERATIONS = 600_000;

/** Why a file was not read. Nothing has changed then. */
export type FileProblem =
  | 'too-large'
  | 'foreign'
  | 'newer'
  | 'damaged'
  | 'wrong-pass-phrase'
  | 'no-crypto'
  | 'other-customer';

export class FileError extends Error {
  override readonly name = 'FileError';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

const Head = z.object({ format: z.literal(FORMAT), version: z.int().check(z.gte(1)) });
const Open = z.object({ content: z.unknown() });
const BASE64 = /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/;
const base64 = (bytes: number) =>
  z.string().check(z.regex(BASE64), z.maxLength(Math.ceil(bytes / 3) * 4));
const Sealed = z.object({
  encryption: z.object({
    derivation: z.literal('PBKDF2-SHA-256'),
    // A file must not keep the browser busy for minutes.
    iterations: z.int().check(z.gte(100_000), z.lte(5_000_000)),
    salt: base64(16),
    cipher: z.literal('AES-256-GCM'),
    iv: base64(12),
  }),
  content: base64(LARGEST_FILE),
});
type Sealed = z.infer<typeof Sealed>;

/** What a file holds: the content, or what the pass phrase opens. */
export type ReadFile = { content: unknown; sealed?: never } | { sealed: Sealed; content?: never };

/** Browsers offer Web Crypto on https and on this machine only. */
export function hasCrypto(): boolean {
  return isSecureContext && typeof crypto.subtle === 'object';
}

/** The text of a file without encryption. */
export function openText(content: unknown): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, content }, null, 2);
}

/** The text of a file that only the pass phrase opens: AES-GCM with a key by PBKDF2, salt and IV of its own. */
export async function sealedText(content: unknown, passPhrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passPhrase, salt, ITERATIONS);
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
  const encryption: Sealed['encryption'] = {
    derivation: 'PBKDF2-SHA-256',
    iterations: ITERATIONS,
    salt: toBase64(salt),
    cipher: 'AES-256-GCM',
    iv: toBase64(iv),
  };
  const file = { format: FORMAT, version: VERSION, encryption };
  return JSON.stringify({ ...file, content: toBase64(new Uint8Array(sealed)) }, null, 2);
}

/** Reads a file. Rejects with a `FileError`. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > LARGEST_FILE) throw new FileError('too-large');
  const value = jsonOf(await file.text());
  const head = Head.safeParse(value).data;
  if (head === undefined) throw new FileError('foreign');
  if (head.version > VERSION) throw new FileError('newer');
  const isSealed = typeof value === 'object' && value !== null && 'encryption' in value;
  const read = isSealed
    ? { sealed: Sealed.safeParse(value).data }
    : { content: Open.safeParse(value).data?.content };
  if (read.sealed !== undefined) return { sealed: read.sealed };
  if (read.content === undefined) throw new FileError('damaged');
  return { content: read.content };
}

/** Opens an encrypted file. Rejects with a `FileError`. */
export async function unseal({ encryption, content }: Sealed, passPhrase: string) {
  if (!hasCrypto()) throw new FileError('no-crypto');
  const { salt, iv, iterations } = encryption;
  const key = await keyOf(passPhrase, fromBase64(salt), iterations);
  let bytes: ArrayBuffer;
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
    bytes = await crypto.subtle.decrypt(algorithm, key, fromBase64(content));
  } catch {
    throw new FileError('wrong-pass-phrase');
  }
  return jsonOf(new TextDecoder().decode(bytes));
}

async function keyOf(passPhrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // The same letters may be typed composed or decomposed.
  const bytes = new TextEncoder().encode(passPhrase.normalize('NFC'));
  const raw = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const text = (longest: number) => z.string().check(z.maxLength(longest));

const MOST_LABELS = 10_000;

const isLabels = (value: unknown): value is PlanLabels =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MOST_LABELS &&
  Object.entries(value).every((entry) => isText(entry, 100));

const isText = (texts: readonly unknown[], longest: number) =>
  texts.every((one) => typeof one === 'string' && one.length <= longest);

/** What a file carries, within limits. What a recipe or a format may be is checked by who reads it. */
const Content = z.object({
  customer: text(320),
  theme: z.optional(z.enum(['dark', 'light', 'system'])),
  lineFormat: z.optional(
    z.object({ format: z.custom<ProxyFormat>(isProxyFormat), template: text(2000) }),
  ),
  recipes: z.array(z.unknown()).check(z.maxLength(1000)),
  labels: z.custom<PlanLabels>(isLabels),
});

export type Settings = {
  theme?: ReturnType<typeof getThemeChoice> | undefined;
  lineFormat?: LineFormat | undefined;
  recipes: readonly Recipe[];
  labels: PlanLabels;
};

/** The customer's settings, recipes and labels in this browser, for a file. */
export function settingsOf(owner: Owner & { email: string }) {
  return {
    customer: owner.email,
    theme: getThemeChoice(),
    lineFormat: lineFormatOf(owner).read(),
    recipes: recipesOf(owner).read(),
    labels: labelsOf(owner).read(),
  };
}

/** Checks the content of a file. Throws a `FileError` when it is damaged or another customer's. */
export function parseContent(value: unknown, email: string): Settings {
  const content = Content.safeParse(value).data;
  if (content === undefined) throw new FileError('damaged');
  const { customer, lineFormat, labels, theme } = content;
  if (!isSameCustomer(customer, email)) throw new FileError('other-customer');
  const recipes = parseRecipes(content.recipes);
  const names = recipes.map(({ name }) => name);
  if (recipes.length < content.recipes.length || !isText(names, 400))
    throw new FileError('damaged');
  return {
    theme,
    lineFormat,
    recipes,
    labels,
  };
}

/** Adds settings to those in this browser. Of two with one name, the file's stays. Returns whether they are stored. */
export function addSettings(
  owner: Owner,
  { theme, lineFormat, recipes, labels }: Settings,
): boolean {
  const names = new Set(recipes.map(({ name }) => name));
  const isStored = [
    recipesOf(owner).update((kept) => [...kept.filter(({ name }) => !names.has(name)), ...recipes]),
    labelsOf(owner).update((kept) => ({ ...kept, ...labels })),
    lineFormat === undefined || lineFormatOf(owner).write(lineFormat),
  ];
  if (theme !== undefined) setThemeChoice(theme);
  return isStored.every(Boolean);
}
