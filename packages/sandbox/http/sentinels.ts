import { parseChaos, type Chaos } from './chaos.ts';

/** Email addresses and discount codes that trigger a fault. */
const SENTINELS: Record<string, string> = {
  'slow@chaos.example': 'latency=5000',
  'error@chaos.example': 'status=500',
  'gateway@chaos.example': 'status=502;type=html',
  'malformed@chaos.example': 'malformed',
  'off-contract@chaos.example': 'off-contract',
  'dropped@chaos.example': 'drop',
  'silent@chaos.example': 'code=500;message=',
  SLOW: 'latency=5000;code=404;message=Invalid discount code',
  ERROR: 'status=500',
  GATEWAY: 'status=502;type=html',
  MALFORMED: 'malformed',
  DROPPED: 'drop',
};

/** Customers with such an address get responses in the loose dialect in every call. */
const LOOSE = '@loose.example';

export const isLooseAddress = (email: string | undefined) => email?.endsWith(LOOSE) ?? false;

const FIELDS = ['email', 'name', 'PromotionCode', 'promotionCode'];

export function sentinel(input: unknown): Chaos {
  if (typeof input !== 'object' || input === null) return {};
  for (const field of FIELDS) {
    const value: unknown = Reflect.get(input, field);
    if (typeof value !== 'string') continue;
    if (isLooseAddress(value)) return { loose: true };
    if (!Object.hasOwn(SENTINELS, value)) continue;
    return parseChaos(SENTINELS[value] ?? '');
  }
  return {};
}
