import { exchange, operationOf, type CheckContext, type Sequence } from '../engine/context.ts';
import { Broken, NotApplicable, Skipped } from '../engine/failures.ts';
import { isSuccess } from '../engine/judge.ts';
import { refused, requireMutate, requireOther, step, success } from '../engine/sequences.ts';
import type { Input, Row } from '../engine/types.ts';
import { factsOf, newUserName } from './facts.ts';

const CREATE = 'createProxyUser';
const LIST = 'listProxyUsers';
const PRIVATE = { severity: 'privacy' } as const;
const LIMIT_GB = 3;
/** If more are missing, the limit is not tried. */
const MOST_FILLED = 50;

/** Proxy users: passwords, limits, and owners. */
export const userSequences: Sequence[] = [
  {
    operationId: CREATE,
    also: [LIST, 'resetProxyUserPassword', 'getProxyConfig'],
    name: 'a password is returned only once',
    async run(context) {
      const { user, password } = await create(context);
      await step(context, () => expectSilent(context, user, [password]));
      const { body, sent } = await success(context, 'resetProxyUserPassword', input(idOf(user)));
      const next = secret(context, (body as Row)['password']);
      if (next === password) {
        context.found(new Broken('a reset returns the same password', sent, true, PRIVATE));
      }
      await expectSilent(context, user, [password, next]);
    },
  },
  {
    operationId: 'saveProxyUser',
    also: [LIST, 'getProxyConfig'],
    name: 'a user who is inactive or over the limit gets no lines',
    async run(context) {
      const { user } = await create(context);
      const config = configOf(context, user);
      await save(context, user, { limitGb: LIMIT_GB, isActive: true });
      await success(context, 'getProxyConfig', config);
      const complaints = [
        [{ limitGb: 0, isActive: true }, 'a user over the limit gets lines'],
        [{ limitGb: LIMIT_GB, isActive: false }, 'an inactive user gets lines'],
      ] as const;
      for (const [change, complaint] of complaints) {
        await save(context, user, change);
        await step(context, () =>
          refused(context, 'getProxyConfig', config, 'customer', complaint),
        );
      }
      await save(context, user, { limitGb: LIMIT_GB, isActive: true });
      await success(context, 'getProxyConfig', config);
    },
  },
  {
    operationId: 'saveProxyUser',
    also: [LIST],
    name: 'saved values are listed, and the user name stays the same',
    async run(context) {
      const { user } = await create(context);
      const change = { name: newUserName(), limitGb: LIMIT_GB, period: 'day', isActive: false };
      const { sent } = await save(context, user, change);
      const listed = await own(context, idOf(user));
      for (const [field, value] of Object.entries({ ...change, userName: user['userName'] })) {
        if (listed?.[field] !== value) {
          context.found(new Broken(`${field} is not what was saved`, sent, true));
        }
      }
      const name = change.name.toUpperCase();
      const body = { name, tier: user['tier'], period: 'day' };
      const complaint = 'two proxy users have the same name, ignoring case';
      await refused(context, CREATE, { query: {}, body }, 'customer', complaint);
    },
  },
  {
    operationId: CREATE,
    also: [LIST, 'saveProxyUser', 'resetProxyUserPassword', 'deleteProxyUser', 'getProxyConfig'],
    name: "another customer's proxy users stay unchanged",
    async run(context) {
      requireOther(context);
      const { user } = await create(context);
      const theirs = await success(context, LIST, { query: {} }, 'other customer');
      if (usersIn(theirs.body).some(({ id }) => id === user['id'])) {
        context.found(new Broken("it lists another customer's proxy users", theirs.sent));
      }
      for (const [id, call] of [
        ['saveProxyUser', { query: {}, body: { ...bodyOf(user), isActive: false } }],
        ['resetProxyUserPassword', input(idOf(user))],
        ['getProxyConfig', configOf(context, user)],
        ['deleteProxyUser', input(idOf(user))],
      ] as const) {
        const complaint = `${id} accepts another customer's proxy user`;
        await step(context, () => refused(context, id, call, 'other customer', complaint));
      }
      const now = await own(context, idOf(user));
      if (now?.['isActive'] === true) return;
      throw new Broken("a customer changes another customer's proxy user", theirs.sent, true);
    },
  },
  {
    operationId: 'deleteProxyUser',
    also: [CREATE, LIST, 'getProxyConfig'],
    name: 'a deleted user is gone',
    async run(context) {
      const { user } = await create(context);
      const { sent } = await success(context, 'deleteProxyUser', input(idOf(user)));
      if ((await own(context, idOf(user))) !== undefined) {
        context.found(new Broken('a deleted user is still listed', sent, true));
      }
      const { user: next } = await create(context);
      const { body } = await success(context, LIST);
      const others = usersIn(body).filter(({ name }) => name !== next['name']);
      for (const field of ['id', 'userName']) {
        if (![user, ...others].some((one) => one[field] === next[field])) continue;
        context.found(new Broken(`a new user has the ${field} of another one`, sent, true));
      }
      const complaint = 'a deleted user gets lines';
      await refused(context, 'getProxyConfig', configOf(context, user), 'customer', complaint);
    },
  },
  {
    operationId: CREATE,
    also: [LIST],
    name: 'no more proxy users than maxUsers are accepted',
    async run(context) {
      await deleteNew(context);
      const { body } = await success(context, LIST);
      const { users, maxUsers } = body as { users: readonly Row[]; maxUsers?: unknown };
      if (typeof maxUsers !== 'number') throw new NotApplicable('the server has no limit');
      const room = maxUsers - users.length;
      if (room > MOST_FILLED) throw new Skipped(`the customer has room for ${room} proxy users`);
      for (let left = room; left > 0; left -= 1) await add(context);
      const complaint = `more than ${maxUsers} proxy users are accepted`;
      await refused(context, CREATE, newUser(context), 'customer', complaint);
    },
  },
  {
    operationId: 'deleteProxyUser',
    also: [CREATE, LIST],
    name: "the kit's proxy users are deleted",
    run: deleteNew,
  },
];

const idOf = ({ id }: Row): unknown => id;
const input = (id: unknown): Input => ({ query: {}, body: { id } });
const usersIn = (body: unknown) => (body as { users: readonly Row[] }).users;

async function create(context: CheckContext): Promise<{ user: Row; password: string }> {
  await deleteNew(context);
  expectRoom(context);
  return add(context);
}

async function add(context: CheckContext): Promise<{ user: Row; password: string }> {
  const { body } = await success(context, CREATE, newUser(context));
  const { user, password } = body as { user: Row; password: unknown };
  return { user, password: secret(context, password) };
}

const newUser = (context: CheckContext): Input => ({
  query: {},
  body: { name: newUserName(), tier: tierOf(context), period: 'month' },
});

/** @throws Skipped if the customer cannot have another proxy user */
export function expectRoom(context: CheckContext): void {
  if (!factsOf(context).hasAllUsers) return;
  throw new Skipped('the customer has as many proxy users as the server allows');
}

/** Deletes the users that the kit has created, because a server may allow only a few. */
async function deleteNew(context: CheckContext): Promise<void> {
  requireMutate(context);
  const { users } = factsOf(context).restored;
  const { body } = await success(context, LIST);
  for (const { id } of usersIn(body).filter((user) => !users.has(user['id']))) {
    await success(context, 'deleteProxyUser', input(id));
  }
}

function secret({ client }: CheckContext, password: unknown): string {
  client.secrets.add('PROXY_PASSWORD', String(password));
  return String(password);
}

const tierOf = (context: CheckContext): string => factsOf(context).tier ?? 'premium';

/** The lines of a user. Skips the check if no tier has data. */
function configOf(context: CheckContext, { id, tier }: Row): Input {
  const { tier: withData, place } = factsOf(context);
  if (withData === undefined) throw new Skipped('the customer has no data left');
  return { query: { planType: tier, user: id, country: place.country || undefined } };
}

const bodyOf = ({ id, name, tier, period, limitGb }: Row): Row => ({
  id,
  name,
  tier,
  period,
  ...(limitGb === undefined ? {} : { limitGb }),
});

const save = (context: CheckContext, user: Row, change: Row) =>
  success(context, 'saveProxyUser', { query: {}, body: { ...bodyOf(user), ...change } });

async function own(context: CheckContext, id: unknown): Promise<Row | undefined> {
  const { body } = await success(context, LIST);
  return usersIn(body).find((user) => user['id'] === id);
}

/** No response contains one of the passwords. */
async function expectSilent(
  context: CheckContext,
  user: Row,
  passwords: readonly string[],
): Promise<void> {
  const { tier } = factsOf(context);
  const calls: (readonly [string, Input])[] = [
    [LIST, { query: {} }],
    ['saveProxyUser', { query: {}, body: { ...bodyOf(user), isActive: true } }],
    ...(tier === undefined ? [] : [['getProxyConfig', configOf(context, user)] as const]),
  ];
  for (const [id, call] of calls) {
    const operation = operationOf(context, id);
    const { sent, answer } = await exchange(context, operation, call, 'customer');
    if (!isSuccess(operation, answer)) continue;
    if (!passwords.some((password) => answer.text.includes(password))) continue;
    const message = `${id} returns a password of a proxy user again`;
    context.found(new Broken(message, sent, true, PRIVATE));
  }
}
