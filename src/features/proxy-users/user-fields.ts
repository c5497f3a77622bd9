import {
  createProxyUserRequestLimitGbMax as MAX_LIMIT,
  createProxyUserRequestLimitGbMin as MIN_LIMIT,
  type CreateProxyUserRequest,
} from '../../../generated/model/createProxyUserRequest.zod.ts';
import type { LimitPeriod } from '../../../generated/model/limitPeriod.zod.ts';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { ProxyUserName } from '../../../generated/model/proxyUserName.zod.ts';
import { TIERS, type Tier } from '../../domain/plans.ts';
import { typedNumber, typedText } from '../../domain/typed-text.ts';
import { figureText } from '../../i18n/numbers.ts';
import { t } from '../../i18n/text.ts';

/** The fields as typed. */
export type UserFields = {
  name: string;
  tier: Tier;
  limit: string;
  period: LimitPeriod;
  isActive: boolean;
};
export type UserProblems = Partial<Record<'name' | 'limit', string>>;

export const fieldsOf = (user: ProxyUser | null): UserFields => ({
  name: user?.name ?? '',
  tier: user?.tier ?? TIERS[0],
  limit: user?.limitGb === undefined ? '' : limitText(user.limitGb),
  period: user?.period ?? 'month',
  isActive: user?.isActive ?? true,
});

/**
 * The limit as text that `typedNumber` parses to the same number. It would read exactly three decimals as thousands.
 */
const limitText = (limitGb: number) =>
  limitGb
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/\.\d{3}$/, '$&0');

/** The values of the fields, or the problem of each field that cannot be read. An empty limit means no limit. */
export function readUser(
  fields: UserFields,
): { request: CreateProxyUserRequest } | { problems: UserProblems } {
  const name = typedText(fields.name);
  const isLimited = typedText(fields.limit) !== '';
  const limitGb = isLimited ? typedNumber(fields.limit) : null;
  const isLimit = !isLimited || (limitGb !== null && limitGb >= MIN_LIMIT && limitGb <= MAX_LIMIT);
  const isName = ProxyUserName.safeParse(name).success;
  if (!isName || !isLimit) {
    return {
      problems: {
        ...(!isName && {
          name: t`Enter 1 to 64 Latin letters, digits, spaces, dots, hyphens or underscores, and begin with a letter or digit.`,
        }),
        ...(!isLimit && {
          limit: t`Enter an amount from 0 to ${figureText(MAX_LIMIT)} GB.`,
        }),
      },
    };
  }
  const { tier, period } = fields;
  return { request: { name, tier, period, ...(limitGb !== null && { limitGb }) } };
}
