import type { Handlers, RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { allowedIp } from '../rules/allowed-ip.ts';
import { shownUser } from '../rules/proxy-user.ts';
import type { ProxyUserRow } from '../store/proxy-users.ts';
import { signedIn } from './signed-in.ts';

const MOST_USERS = 50;

export const users = {
  listProxyUsers(context) {
    const found = context.backend.store.proxyUsers.of(signedIn(context).id);
    return {
      users: found.map((user) => shownUser(context.backend, user)),
      maxUsers: MOST_USERS,
    };
  },

  createProxyUser(context, { limitGb = null, ...wanted }) {
    const { id: customerId, proxyUser } = signedIn(context);
    const { store } = context.backend;
    if (store.proxyUsers.of(customerId).length >= MOST_USERS) {
      throw new Refusal(
        409,
        `You cannot have more than ${MOST_USERS} proxy users`,
        'limit_reached',
      );
    }
    expectFreeName(context, wanted.name);
    const { id, password } = store.proxyUsers.add(customerId, proxyUser, { ...wanted, limitGb });
    return { password, user: shownUser(context.backend, ownUser(context, String(id))) };
  },

  saveProxyUser(context, { id, isActive, limitGb = null, ...wanted }) {
    const user = ownUser(context, id);
    expectFreeName(context, wanted.name, user.id);
    context.backend.store.proxyUsers.save(user.id, { ...wanted, limitGb }, isActive);
    return shownUser(context.backend, ownUser(context, id));
  },

  resetProxyUserPassword(context, { id }) {
    const user = ownUser(context, id);
    return { password: context.backend.store.proxyUsers.resetPassword(user.id) };
  },

  deleteProxyUser(context, { id }) {
    context.backend.store.proxyUsers.delete(ownUser(context, id).id);
    return null;
  },

  getAllowedIps: (context) => allowed(context),

  saveAllowedIps(context, { ips }) {
    const { id } = signedIn(context);
    context.backend.store.allowedIps.replace(id, [...new Set(ips.map(allowedIp))]);
    return allowed(context);
  },
} satisfies Partial<Handlers>;

/** A proxy user of the customer. Throws for any other. */
export function ownUser(context: RequestContext, id: string): ProxyUserRow {
  const user = context.backend.store.proxyUsers.byId(signedIn(context).id, id);
  if (!user) throw new Refusal(404, 'Proxy user not found', 'not_found');
  return user;
}

function expectFreeName(context: RequestContext, name: string, except?: number): void {
  const isTaken = context.backend.store.proxyUsers
    .of(signedIn(context).id)
    .some((user) => user.id !== except && user.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new Refusal(409, 'You already have a proxy user with this name', 'name_taken');
}

function allowed(context: RequestContext) {
  const { id } = signedIn(context);
  const { store, addressOf } = context.backend;
  const yourIp = addressOf(id);
  return { ips: store.allowedIps.of(id), ...(yourIp !== null && { yourIp }) };
}
