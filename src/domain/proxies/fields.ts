import { t } from '../../i18n/text.ts';
import { bareHost, fitsInLine, type ProxyEntry } from './entry.ts';
import { hostRank } from './host-rank.ts';
import { isForeignProtocol, isProtocol, leadingProtocol } from './protocol.ts';
import {
  MAX_LINE_LENGTH,
  UNCLEAR,
  entryOf,
  recognise,
  splitCredential,
  type Layout,
  type Verdict,
} from './recognise.ts';

/** A value with the name of its column, key or label. */
export type Pair = readonly [name: string, value: string];

type FieldName = 'host' | 'port' | 'user' | 'password' | 'credential' | 'protocol';
/** The field that a name refers to. If several names refer to one field, the lowest rank wins. */
type Role = { field: FieldName; rank: number };

/** Names in lowercase, without punctuation, spaces, or the word "proxy" at either end. Each group outranks the next. */
const VOCABULARY: Record<FieldName, readonly string[]> = {
  host: [
    'host hostname hostaddress hostip domain fqdn хост 主机',
    'server servername serverhost serveraddress serverip gateway gatewayhost endpoint entrypoint gate сервер servidor serveur 服务器',
    // Cells that contain the whole proxy.
    'whole url uri string line link connection hostport serverport ipport addressport http https all',
    'address addr адрес adresse dirección indirizzo endereço 地址',
    'entryip connectip',
    'ip ipaddress ipaddr ipv4 ipv4address iphost айпи ipадрес ipadresse adresseip direcciónip ip地址',
    'ipv6 ipv6address',
  ],
  port: [
    'port gatewayport порт puerto porta 端口',
    'httpport porthttp httphttpsport porthttphttps',
    'httpsport porthttps',
    'socks5port portsocks5 socksport portsocks socks4port portsocks4',
  ],
  user: [
    'user username userid usr uname login loginname authuser authusername authlogin логин пользователь benutzer benutzername usuario usuário utilisateur nomdutilisateur identifiant utente 用户名 用户',
    'account accountname 账号 帐号 账户',
  ],
  password: [
    'password pass passwd pwd pw authpassword authpass userpassword пароль passwort kennwort contraseña clave motdepasse senha 密码',
  ],
  credential: [
    'auth authentication credentials credential userpwd userpass usernamepassword loginpassword loginpass users',
  ],
  protocol: ['protocol protocols type scheme mode kind schema тип протокол'],
};

const WHOLE = 2;
const SOCKS_PORT = 3;

const ROLES = new Map<string, Role>();
for (const field of Object.keys(VOCABULARY) as FieldName[]) {
  for (const [rank, names] of VOCABULARY[field].entries()) {
    for (const name of names.split(' ')) if (!ROLES.has(name)) ROLES.set(name, { field, rank });
  }
}

function lookUpRole(name: string): Role | null {
  // A label with its value, such as "Proxy Port: 8080", is not a name.
  if (/[:=].*\d/.test(name)) return null;
  const bare = name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const role = ROLES.get(bare);
  if (role !== undefined) return role;
  const unnumbered = bare.replace(/\d+$/, '');
  const short = unnumbered.replace(/^prox(?:y|ies)|proxy$/, '');
  if (short === unnumbered) return null;
  if (short === '') return ROLES.get('whole') ?? null;
  const found = ROLES.get(short);
  return found === undefined ? null : { ...found, rank: found.rank - 0.5 };
}

/** Caches the roles of names, because a table or a list of objects repeats them for each proxy. */
const known = new Map<string, Role | null>();

/** The role of a name, or null. A name with the prefix `proxy` outranks the same name without it. */
export function roleOf(name: string): Role | null {
  if (name.length > 60) return null;
  let role = known.get(name);
  if (role === undefined) {
    role = lookUpRole(name);
    if (known.size === 1000) known.clear();
    known.set(name, role);
  }
  return role;
}

/** Whether a name numbers one of several proxies: `proxy1`, `proxy_url_2`. */
export function isNumberedProxy(name: string): boolean {
  const { field, rank = 0 } = roleOf(name) ?? {};
  return field === 'host' && Math.ceil(rank) === WHOLE && /\d$/.test(name);
}

/** Whether a text consists of the names of a layout, such as `IP:Port:Login:Password`. */
export function isLayoutName(text: string): boolean {
  // An equals sign or three digits in a row belong to a value, such as an address or a port.
  if (text.length > 80 || /=|\d{3}/.test(text)) return false;
  const roles = text.split(/[:@,;|]/).map((name) => roleOf(name));
  return roles.every((role) => role !== null) && roles.some((role) => role?.field === 'host');
}

/** More than any proxy has. */
export const MAX_PAIRS = 200;

type Candidate = { name: string; value: string; rank: number };
type Found = Record<FieldName, Candidate[]>;

function candidatesOf(pairs: readonly Pair[]): Found {
  const found: Found = { host: [], port: [], user: [], password: [], credential: [], protocol: [] };
  for (const [name, value] of pairs.slice(0, MAX_PAIRS)) {
    const role = roleOf(name);
    if (role === null || value.trim() === '') continue;
    const { field, rank } = role;
    const isNumber = /^\d+$/.test(value.trim());
    const isWhole = field === 'host' && Math.ceil(rank) === WHOLE;
    // Names such as server_port and "IP:Port" refer to a port or to an address with its port.
    if (isNumber && isWhole && /port$/i.test(name)) found.port.push({ name, value, rank: 0 });
    // A column named HTTP may contain the port.
    else if (isNumber && /^https?$/i.test(name.trim())) found.port.push({ name, value, rank: 1 });
    else found[field].push({ name, value, rank });
  }
  return found;
}

function best(candidates: readonly Candidate[]): Candidate[] {
  const rank = Math.min(...candidates.map((candidate) => candidate.rank));
  return candidates.filter((candidate) => candidate.rank === rank);
}

type Address = { host: string; port: string; user: string; password: string | null };

/** Reads the value of a host field: a host, or a whole proxy in any one-line layout. */
function addressIn(value: string): Address | null {
  const text = value.trim();
  if (text.length > MAX_LINE_LENGTH) return null;
  const host = bareHost(leadingProtocol(text).rest.replace(/\/$/, ''));
  if (hostRank(host) > 0) return { host, port: '', user: '', password: null };
  const verdict = recognise(text);
  if (verdict === null || 'unclear' in verdict) return null;
  return { ...verdict.entry, port: String(verdict.entry.port) };
}

/** Whether a field for a whole proxy contains only a host. Its port is then in another field. */
const isBareHost = ({ value }: Candidate) => hostRank(bareHost(value.trim())) > 1;

/** The addresses in the best host fields. Ignores a field for a whole proxy that contains something else. */
function addressesOf(candidates: readonly Candidate[]): (Address | null)[] {
  const complete = candidates.filter(
    ({ value, rank }) => Math.ceil(rank) !== WHOLE || addressIn(value)?.port,
  );
  const readable = complete.length > 0 ? complete : candidates.filter(isBareHost);
  return best(readable).map(({ value }) => addressIn(value));
}

const UNFIT = t`The user name or password contains a line break, which a line cannot hold.`;

/** Reads the common case: at most one value per field, and only a host in the host field. */
function readPlain(pairs: readonly Pair[]): ProxyEntry | null {
  const values: Partial<Record<FieldName, string>> = {};
  for (const [name, value] of pairs) {
    const role = roleOf(name);
    if (role === null || value.trim() === '') continue;
    const { field, rank } = role;
    const isWhole = field === 'host' && Math.ceil(rank) === WHOLE;
    if (values[field] !== undefined || field === 'credential' || isWhole) return null;
    values[field] = value;
  }
  const { host = '', port = '', user = '', password = '', protocol = '' } = values;
  if (hostRank(host.trim()) === 0 || isForeignProtocol(protocol.trim())) return null;
  return entryOf(host.trim(), port.trim(), user, password);
}

/**
 * Reads a proxy from named values in any order. Rejects two values for the same field unless they agree or one name is
 * more specific than the other.
 * @returns null if there is no host or no port
 */
export function readFields(pairs: readonly Pair[], layout: Layout): Verdict {
  const plain = readPlain(pairs);
  // A user name with a colon may hold the password too, because curl has one setting for both.
  if (plain !== null && (layout !== 'fields' || !plain.user.includes(':'))) {
    return { entry: plain, layout, notes: [] };
  }
  const found = candidatesOf(pairs);
  const foreign = found.protocol.find(({ value }) => isForeignProtocol(value.trim()));
  if (foreign !== undefined) {
    const protocol = foreign.value.trim();
    return { unclear: t`${protocol} is not a proxy protocol. Use http, https or socks5.` };
  }
  const conflicts: string[] = [];
  const only = (conflict: string, values: readonly string[]): string => {
    if (new Set(values).size > 1) conflicts.push(conflict);
    return values[0] ?? '';
  };
  const addresses = addressesOf(found.host);
  const [address] = addresses;
  if (!address) return null;
  only(
    t`Two values for the host.`,
    addresses.map((one) => JSON.stringify(one)),
  );
  if (layout === 'fields' && found.password.length === 0) {
    found.credential.push(...found.user.filter(({ value }) => value.includes(':')));
    found.user = found.user.filter(({ value }) => !value.includes(':'));
  }
  const split = best(found.credential)
    .map(({ value }) => splitCredential(value))
    .filter(({ user, password }) => password !== null && !isProtocol(user));
  const { chosen, note } = portsFor(found);
  const ports = [address.port, ...chosen.map(({ value }) => value.trim())];
  const users = [...best(found.user).map(({ value }) => value), ...split.map(({ user }) => user)];
  const passwords = best(found.password).map(({ value }) => value);
  for (const { password } of [...split, address]) if (password !== null) passwords.push(password);
  const isGiven = (value: string) => value !== '';
  const port = only(
    t`Two values for the port.`,
    ports.filter(isGiven).map((digits) => digits.replace(/^0+(?=\d)/, '')),
  );
  const user = only(
    t`Two values for the user name.`,
    address.user === '' ? users : [...users, address.user],
  );
  const password = only(t`Two values for the password.`, passwords);
  const [conflict] = conflicts;
  if (conflict !== undefined) return { unclear: conflict };
  const entry = entryOf(address.host, port, user, password);
  if (entry !== null) return { entry, layout, notes: note === null ? [] : [note] };
  const isUnfit = !(fitsInLine(user) && fitsInLine(password));
  return isUnfit && entryOf(address.host, port, '', null) !== null ? { unclear: UNFIT } : null;
}

/** The ports to read: the plain one, or else the one for the named protocol, or else the one for HTTP. */
function portsFor(found: Found): { chosen: readonly Candidate[]; note: string | null } {
  const isSocks = found.protocol.some(({ value }) => /^socks/i.test(value.trim()));
  const socks = found.port.filter(({ rank }) => Math.ceil(rank) === SOCKS_PORT);
  const isPlain = found.port.some(({ rank }) => rank <= 0);
  const chosen = isSocks && !isPlain && socks.length > 0 ? socks : best(found.port);
  const others = found.port.filter((port) => !chosen.includes(port));
  const isOpen =
    !isPlain &&
    chosen !== socks &&
    others.some(({ value }) => value.trim() !== chosen[0]?.value.trim());
  const name = chosen[0]?.name.trim() ?? '';
  return { chosen, note: isOpen ? t`"${name}" read as the port` : null };
}

/** The reason why named values are not a proxy. */
export function fieldProblem(pairs: readonly Pair[]): string {
  const found = candidatesOf(pairs);
  const [address] = addressesOf(found.host);
  if (!address) return t`No host and port found.`;
  if (found.port.length === 0 && address.port === '') return t`The port is missing.`;
  return entryOf(address.host, '1', '', null) === null
    ? UNCLEAR
    : t`The port must be between 1 and 65535.`;
}
