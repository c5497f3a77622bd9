import { addressOf, freeIn, HOST, PASSWORD, PRICE } from './addresses.ts';
import { planOf } from './lists.ts';
import { Refused } from './refused.ts';
import type { Ask, Plan, World } from './world.ts';

export function replaceIps(world: World, { customer, body }: Ask) {
  const plan = planOf(world, customer, body['orderNo'], 'anybody replaces addresses');
  const all = Array.from({ length: plan.quantity }, (_one, index) => addressOf(plan, index));
  const isLenient = world.has('an unknown address is passed over');
  const ids = (body['ids'] as string[]).filter(
    (id) => !isLenient || all.some((address) => address.id === id),
  );
  const places = ids.map((id) => all.findIndex((address) => address.id === id));
  if (places.includes(-1) || plan.expires < Date.now()) throw new Refused(404, 'Unbekannt');
  const beyond = Math.max(0, ids.length - freeIn(world) + (plan.counted ?? 0));
  const isPriced = world.has('a replacement costs twice its price');
  const isOpen = isPriced || world.has('more is replaced than the plan allows');
  if (beyond > 0 && !isOpen) throw new Refused(409, 'Aufgebraucht');
  const isPreview = body['dryRun'] === true;
  if (!isPreview || world.has('a preview replaces')) swap(world, plan, places);
  if (isPreview ? world.has('a preview counts') : !world.has('a replacement is not counted')) {
    plan.counted = (plan.counted ?? 0) + ids.length;
  }
  const isOther = world.has('a preview names another address');
  return {
    pairs: ids.map((id) => ({ id, from: isOther ? 'anders.example' : HOST })),
    amount: (isPriced ? beyond * 2 * PRICE : 0) + (world.has('a free replacement costs') ? 1 : 0),
    ...(world.has('a preview has a page') && isPreview ? { url: 'https://zahlen.example/' } : {}),
  };
}

function swap(world: World, plan: Plan, places: readonly number[]): void {
  if (world.has('a replacement does nothing')) return;
  const more = world.has('a replacement changes its neighbor')
    ? places.map((index) => (index + 1) % plan.quantity)
    : [];
  const swapped = { ...plan.swapped };
  for (const index of [...places, ...more]) swapped[index] = (swapped[index] ?? 0) + 1;
  plan.swapped = swapped;
  if (world.has('a replacement loses an address')) plan.quantity -= 1;
}

export function checkLine(world: World, { customer, body }: Ask) {
  const { host, port, userName, password } = body;
  const fails = (code: string) => {
    if (world.has('a line fails without a reason')) return { ok: false };
    const text = world.has('a reason repeats the password') ? `Nicht ${String(password)}` : null;
    return { ok: false, error: { code, text } };
  };
  const own = customer.plans
    .flatMap((plan) => Array.from({ length: plan.quantity }, (_one, at) => addressOf(plan, at)))
    .find(
      (address) => address.host === host && address.port === port && address.userName === userName,
    );
  if (host !== HOST && !world.has('a check connects anywhere')) return fails('unknown_host');
  const isRight = own !== undefined && password === PASSWORD;
  if (world.has('a good line is refused')) return fails('wrong_credentials');
  if (!isRight && !world.has('any password comes through')) return fails('wrong_credentials');
  return {
    ok: true,
    latencyMs: 12.5,
    ...(world.has('a line comes out nowhere') ? {} : { exitIp: '198.51.100.9' }),
  };
}

export const getServiceStatus = (world: World) => ({
  state: world.has('the service has a state of its own') ? 'grün' : 'maintenance',
  text: 'Umzug',
});
