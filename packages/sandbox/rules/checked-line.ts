import type { CheckLineRequest } from '../../../generated/model/checkLineRequest.zod.ts';
import type { LineErrorCode } from '../../../generated/model/lineErrorCode.zod.ts';
import type { Backend } from '../backend.ts';
import type { Customer } from '../store/customers.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { addresses, exitOf, type PlanAddress } from './addresses.ts';
import { isAllowed } from './allowed-ip.ts';
import { HOSTS, PORTS } from './gateway.ts';
import { countries } from './places.ts';
import { refusalOf } from './proxy-user.ts';
import { stockOf } from './stock.ts';

const TEXTS = {
  wrong_credentials: 'The proxy rejects this user name and password (407).',
  no_data: 'No data is left (402).',
  plan_expired: 'The plan of this address has expired.',
  unknown_host: 'The host and port are not ours, so the line was not tested.',
  no_address: 'No address is free in this place.',
  dead_address: 'The address does not answer.',
  user_inactive: 'This proxy user is switched off.',
  limit_reached: 'This proxy user has reached the limit (402).',
} satisfies Partial<Record<LineErrorCode, string>>;

const fails = (code: keyof typeof TEXTS) => ({ ok: false, error: { code, text: TEXTS[code] } });

/** The exit address of this customer's line, or why it does not work. Makes no connection. */
export async function checkedLine(backend: Backend, customer: Customer, line: CheckLineRequest) {
  const own = addressAt(backend, customer, line);
  if (own !== undefined) return ofPlan(backend, own, line);
  const isGateway = HOSTS.includes(line.host.toLowerCase()) && PORTS.includes(line.port);
  return isGateway ? ofGateway(backend, customer, line) : fails('unknown_host');
}

function addressAt({ store }: Backend, { id }: Customer, { host, port }: CheckLineRequest) {
  for (const plan of store.ispPlans.of(id)) {
    const address = addresses(store, plan).find((one) => one.host === host && one.port === port);
    if (address) return { plan, address };
  }
  return undefined;
}

function ofPlan(
  { now }: Backend,
  { plan, address }: { plan: IspPlanRow; address: PlanAddress },
  { userName, password }: CheckLineRequest,
) {
  if (address.userName !== userName || address.password !== password) {
    return fails('wrong_credentials');
  }
  if (plan.expiresAt <= now()) return fails('plan_expired');
  if (address.state === 'dead') return fails('dead_address');
  return { ...worksAt(address.host, userName), country: 'United States' };
}

/** Why the gateway rejects a user name with its password; undefined if it accepts them. */
function refusedAs(
  backend: Backend,
  { id, proxyUser, proxyPassword }: Customer,
  { userName, password }: Pick<CheckLineRequest, 'userName' | 'password'>,
) {
  const { store, addressOf } = backend;
  const isOf = (name: string) => userName === name || userName.startsWith(`${name}-`);
  const user = store.proxyUsers.of(id).find((one) => isOf(one.userName));
  if (user === undefined && !isOf(proxyUser)) return 'wrong_credentials';
  const isRight = user ? store.proxyUsers.hasPassword(user, password) : password === proxyPassword;
  // The check counts as coming from the customer's address.
  const isOpen = password === '' && isAllowed(store.allowedIps.of(id), addressOf(id) ?? '');
  if (!isRight && !isOpen) return 'wrong_credentials';
  return user && refusalOf(backend, user);
}

/** As long as the name of a place in a response may be. */
const LONGEST_PLACE = 200;
const PLACES = /-country-(.+?)(?:-region-(.+?))?(?:-city-(.+?))?(?:-session-.*)?$/;

async function ofGateway(
  backend: Backend,
  customer: Customer,
  { userName, password }: CheckLineRequest,
) {
  const { id } = customer;
  const refused = refusedAs(backend, customer, { userName, password });
  if (refused !== undefined) return fails(refused);
  if (backend.store.bandwidth.batches(id).length === 0) return fails('no_data');
  const picked = (PLACES.exec(userName) ?? []).slice(1).filter((part) => part !== undefined);
  const isEmpty = picked.some(
    (place, at) =>
      place.length > LONGEST_PLACE || stockOf(backend, picked.slice(0, at + 1)) === 'none',
  );
  if (isEmpty) return fails('no_address');
  const [country = '', state, city] = picked;
  const known = (await countries()).find(({ value }) => value === country.toLowerCase());
  return {
    ...worksAt(exitOf(userName), userName),
    country: known?.label ?? 'United States',
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city }),
  };
}

/** The same line always takes the same time. */
const worksAt = (exitIp: string, line: string) => ({
  ok: true,
  exitIp,
  isp: 'Example Broadband',
  latencyMs: 80 + ((line.length * 37 + exitIp.length) % 400),
});
