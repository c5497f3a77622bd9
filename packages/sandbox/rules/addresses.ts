import { createHmac } from 'node:crypto';
import type { IspPlanRow } from '../store/isp-plans.ts';

/** Address ranges reserved for documentation (RFC 5737). */
const RANGES = ['203.0.113', '198.51.100', '192.0.2'] as const;
const PER_RANGE = 254;
const FIRST_PORT = 8_000;
const PORTS = 50_000;

const space = RANGES.length * PER_RANGE;

/** The addresses of a plan, always the same. */
export function addresses(plan: IspPlanRow) {
  return Array.from({ length: plan.quantity }, (_, position) => {
    const index = plan.firstAddress + position;
    const range = RANGES[Math.floor((index % space) / PER_RANGE)] ?? RANGES[0];
    return {
      host: `${range}.${(index % PER_RANGE) + 1}`,
      port: FIRST_PORT + (Math.floor(index / space) % PORTS),
      userName: `isp${plan.id}n${position + 1}`,
      password: createHmac('sha256', plan.secret)
        .update(String(position))
        .digest('base64url')
        .slice(0, 12),
    };
  });
}
