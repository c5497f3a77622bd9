import { randomUUID } from 'node:crypto';
import { Refused } from './refused.ts';
import { stamp, type Ask, type Customer, type ProxyUser, type World } from './world.ts';

const MOST = 40;

export const listProxyUsers = (world: World, { customer }: Ask) => ({
  users: (world.has('proxy users of everybody are listed')
    ? world.customers.flatMap(({ users = [] }) => users)
    : (customer.users ?? [])
  ).map((user) => shown(world, user)),
  maxUsers: MOST,
});

const shown = (world: World, { password, ...user }: ProxyUser) => ({
  gelesen: 1,
  ...user,
  usedGb: 0,
  resetTime: user.period === 'total' ? null : stamp(Date.now() + 86_400_000),
  ...(world.has('the list has passwords') ? { kennwort: password } : {}),
});

export function createProxyUser(world: World, { customer, body }: Ask) {
  const users = (customer.users ??= []);
  const isOpen = world.has('any number of proxy users is accepted');
  if (users.length >= MOST && !isOpen) throw new Refused(409, 'Genug');
  expectFree(world, customer, body['name']);
  const id = `u/${world.next()}`;
  const user: ProxyUser = {
    ...wanted(body),
    id,
    userName: world.has('a user name is used again') ? `k${customer.id}` : `k${world.next()}`,
    isActive: true,
    password: randomUUID(),
  };
  users.unshift(user);
  return { password: user.password, user: shown(world, user) };
}

const wanted = (body: Ask['body']) => ({
  name: String(body['name']),
  tier: String(body['tier']),
  period: String(body['period']),
  limitGb: body['limitGb'] === undefined ? null : Number(body['limitGb']),
});

function expectFree(world: World, { users = [] }: Customer, name: unknown, own?: ProxyUser): void {
  const written = (text: unknown) =>
    world.has('the name of a proxy user has another case') ? text : String(text).toLowerCase();
  const isTaken = users.some((user) => user !== own && written(user.name) === written(name));
  if (isTaken && !world.has('two proxy users have the same name'))
    throw new Refused(409, 'Vergeben');
}

export function saveProxyUser(world: World, { customer, body }: Ask) {
  const user = userOf(world, customer, body['id'], 'anybody saves a proxy user');
  expectFree(world, customer, body['name'], user);
  const { name, ...rest } = wanted(body);
  Object.assign(user, rest, { isActive: body['isActive'] });
  if (!world.has('a new name is lost')) user.name = name;
  return shown(world, user);
}

export function resetProxyUserPassword(world: World, { customer, body }: Ask) {
  const user = userOf(world, customer, body['id'], 'anybody resets a password');
  if (!world.has('a reset keeps the password')) user.password = randomUUID();
  return { password: user.password };
}

export function deleteProxyUser(world: World, { customer, body }: Ask) {
  const user = userOf(world, customer, body['id'], 'anybody deletes a proxy user');
  if (world.has('a deleted user stays')) return null;
  for (const owner of world.customers) owner.users = owner.users?.filter((one) => one !== user);
  return null;
}

/** The lines of a proxy user. */
export function configOfUser(world: World, { customer, query }: Ask) {
  const user = userOf(world, customer, query['user'], 'anybody gets the lines of a proxy user');
  if (user.tier !== query['planType']) throw new Refused(400, 'Falscher Tarif');
  if (!user.isActive && !world.has('a user that is off gets lines')) throw new Refused(403, 'Aus');
  const isOver = user.limitGb !== null && user.limitGb <= 0;
  if (isOver && !world.has('a limit means nothing')) throw new Refused(402, 'Verbraucht');
  return {
    userName: user.userName,
    proxyPwd: world.has('the lines of a user have the password') ? user.password : null,
  };
}

function userOf(world: World, { users = [] }: Customer, id: unknown, fault: string): ProxyUser {
  const all = world.has(fault) ? world.customers.flatMap((one) => one.users ?? []) : users;
  const found = all.find((user) => user.id === id);
  if (found === undefined) throw new Refused(404, 'Unbekannt');
  return found;
}
