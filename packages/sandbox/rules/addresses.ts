import { createHmac } from 'node:crypto';
import type { ChangedAddress } from '../store/changed-addresses.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import type { Store } from '../store/store.ts';

/** Address ranges reserved for documentation (RFC 5737). */
const RANGES = ['203.0.113', '198.51.100', '192.0.2'] as const;
const PER_RANGE = 254;
const FIRST_PORT = 8_000;
const PORTS = 50_000;

const space = RANGES.length * PER_RANGE;
/** Replacements count down from the end of the range, where there are no plans. */
const END = space * PORTS;

export type PlanAddress = ReturnType<typeof addresses>[number];

/** The addresses of a plan, which stay the same until one is replaced. */
export function addresses({ changedAddresses }: Store, plan: IspPlanRow) {
  const changed = new Map(changedAddresses.of(plan.id).map((one) => [one.position, one]));
  return Array.from({ length: plan.quantity }, (_, position) =>
    addressAt(plan, position, changed.get(position)),
  );
}

function addressAt(plan: IspPlanRow, position: number, changed: ChangedAddress | undefined) {
  const { isDead = 0, replaced = 0, serial = null } = changed ?? {};
  const index = serial === null ? plan.firstAddress + position : END - serial;
  const name = replaced === 0 ? String(position + 1) : `${position + 1}r${replaced}`;
  return {
    id: `${plan.id}-${name}`,
    state: isDead === 1 ? ('dead' as const) : ('ok' as const),
    ...placeOf(index),
    userName: `isp${plan.id}n${name}`,
    password: createHmac('sha256', plan.secret)
      .update(replaced === 0 ? String(position) : name)
      .digest('base64url')
      .slice(0, 12),
  };
}

function placeOf(index: number) {
  const range = RANGES[Math.floor((index % space) / PER_RANGE)] ?? RANGES[0];
  return {
    host: `${range}.${(index % PER_RANGE) + 1}`,
    port: FIRST_PORT + (Math.floor(index / space) % PORTS),
  };
}

/** An address from which a residential line reaches sites, always the same for the same line. */
export const exitOf = (line: string): string =>
  placeOf(createHmac('sha256', 'exit').update(line).digest().readUInt32BE()).host;
