import { Refused } from './refused.ts';
import type { Ask, World } from './world.ts';

const PAUSE = 60_000;
const TRIES = 8;
const lower = (email: unknown) => String(email).toLowerCase();

export function login(world: World, { body }: Ask) {
  const customer = world.byEmail(body['email']);
  const given = String(body['passWord']);
  const known = customer?.password ?? '';
  const same =
    (world.has('passwords count in any case') && given.toLowerCase() === known.toLowerCase()) ||
    (world.has('72 bytes of a password count') && given.slice(0, 72) === known.slice(0, 72)) ||
    (world.has('the old password stays') && given === customer?.former) ||
    given === known;
  if (customer === undefined || !same) {
    const tells =
      customer !== undefined && world.has("a failed sign-in's body tells of an account");
    throw new Refused(401_00, 'E-Mail oder Passwort falsch', tells ? 'noch 4 Versuche' : null);
  }
  if (world.has('a sign-in ends the tokens before it')) customer.generation += 1;
  const [, other = customer] = world.customers;
  const isOther = world.has('a sign-in opens another account');
  return { istNeu: false, token: world.tokenFor(isOther ? other : customer) };
}

export function sendCode(world: World, { body }: Ask) {
  const [email, kind] = [String(body['email']).toLowerCase(), String(body['smsType'])];
  const young = world.codes.some(
    (one) => one.email === email && one.kind === kind && Date.now() - one.at < PAUSE,
  );
  const isUnknown = world.byEmail(email) === undefined;
  const tells = isUnknown && kind === 'recovery' && world.has('a pause reveals who is a customer');
  if (young && !tells && !world.has('codes without a pause'))
    throw new Refused(429, 'Bitte noch warten');
  const number = Math.floor(Math.random() * 900_000) + 100_000;
  const digits = kind === 'recovery' ? `Schlüssel ${number}-ß` : String(number);
  world.codes.push({ email, kind, digits, at: Date.now(), used: false, tries: 0 });
  return null;
}

/** Consumes the code; false when there is none. */
function uses(world: World, email: unknown, kind: string, digits: unknown): boolean {
  if (world.has(`any code is good for ${kind}`)) return true;
  if (world.has('123456 is always good') && digits === '123456') return true;
  const sent = world.codes.findLast((one) => one.email === lower(email) && one.kind === kind);
  if (sent !== undefined && sent.digits !== digits) sent.tries += 1;
  const isClosed = sent !== undefined && sent.tries >= TRIES;
  if (isClosed && !world.has('codes are tried without end')) return false;
  const found = world.codes.find(
    (one) =>
      one.digits === digits &&
      (one.email === lower(email) || world.has('a code is good for any email')) &&
      (one.kind === kind || world.has('a code is good for any purpose')) &&
      (!one.used || world.has('a code is good for ever')),
  );
  if (found === undefined) return false;
  found.used = true;
  return true;
}

export function register(world: World, { body }: Ask) {
  const { email, passWord, verifyCode } = body;
  const owner = world.byEmail(email);
  if (owner !== undefined && world.has('an email can be registered twice')) {
    owner.password = String(passWord);
    return { token: world.tokenFor(owner) };
  }
  if (owner !== undefined) throw new Refused(409, 'Das Konto gibt es schon');
  if (!uses(world, email, 'register', verifyCode)) throw new Refused(400, 'Der Code ist falsch');
  return { token: world.tokenFor(world.addCustomer(String(email), String(passWord))) };
}

export function recoverPassword(world: World, { body }: Ask) {
  const { email, newPassword, verifyCode } = body;
  const customer = world.byEmail(email);
  if (customer === undefined && world.has('a recovery reveals who is a customer')) {
    throw new Refused(404, 'Das Konto gibt es nicht');
  }
  if (customer === undefined || !uses(world, email, 'recovery', verifyCode)) {
    throw new Refused(400, 'Der Code ist falsch');
  }
  customer.former = customer.password;
  customer.password = String(newPassword);
  customer.generation += 1;
  return null;
}
