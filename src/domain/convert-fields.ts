import type { ProxyEntry } from './proxy-entry.ts';
import { entryOf } from './proxy-parse.ts';

export type FieldName = 'host' | 'port' | 'user' | 'password';
export type Fields = Partial<Record<FieldName, string>>;

/** Common names of columns and keys, in lower case without `_`, `-` and spaces. */
const NAMES: Readonly<Record<FieldName, readonly string[]>> = {
  host: [
    'host',
    'hostname',
    'ip',
    'ipaddress',
    'address',
    'server',
    'proxy',
    'proxyhost',
    'proxyaddress',
  ],
  port: ['port', 'proxyport'],
  user: ['user', 'username', 'login', 'proxyuser', 'proxyusername'],
  password: ['password', 'pass', 'pwd', 'passwd', 'proxypass', 'proxypassword'],
};
const FIELDS = Object.keys(NAMES) as FieldName[];

/** The field that a column or key stands for, or null. */
export function fieldNamed(name: string): FieldName | null {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, '');
  return FIELDS.find((field) => NAMES[field].includes(bare)) ?? null;
}

/** The field of each column if the row is a header with host and port, else null. */
export function headerOf(cells: readonly string[]): (FieldName | null)[] | null {
  const fields = cells.map(fieldNamed);
  return fields.includes('host') && fields.includes('port') ? fields : null;
}

/** An entry from named values; null without a host or a port. */
export function entryFromFields(fields: Fields): ProxyEntry | null {
  const { host = '', port = '', user = '', password = null } = fields;
  return entryOf(host.trim(), port.trim(), user, password);
}

/** The proxy fields of a JSON object, found by its keys; null when the value is not an object. */
export function fieldsOfObject(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields: Fields = {};
  for (const [key, content] of Object.entries(value)) {
    const field = fieldNamed(key);
    const isText = typeof content === 'string' || typeof content === 'number';
    if (field !== null && isText) fields[field] ??= String(content);
  }
  return fields;
}
