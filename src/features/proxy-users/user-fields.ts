import {
  createProxyUserRequestLimitGbMax as MAX_LIMIT,
  type CreateProxyUserRequest,
} from '../../../generated/model/createProxyUserRequest.zod.ts';
import type { LimitPeriod } from '../../../generated/model/limitPeriod.zod.ts';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { ProxyUserName } from '../../../generated/model/proxyUserName.zod.ts';
import { TIERS, type Tier } from '../../domain/plans.ts';
import { typedNumber, typedText } from '../../domain/typed-text.ts';
import { figureText } from '../../i18n/numbers.ts';
import { t } from '../../i18n/text.ts';

/** The fields as they are typed. */
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
  limit: user?.limitGb === undefined ? '' : String(user.limitGb),
  period: user?.period ?? 'month',
  isActive: user?.isActive ?? true,
});

/** What the fields mean, or the problem of each that means nothing. An empty limit is none. */
export function readUser(
  fields: UserFields,
): { request: CreateProxyUserRequest } | { problems: UserProblems } {
  const name = typedText(fields.name);
  const limitGb = typedText(fields.limit) === '' ? null : typedNumber(fields.limit);
  const isLimit =
    typedText(fields.limit) === '' || (limitGb !== null && limitGb > 0 && limitGb <= MAX_LIMIT);
  const isName = ProxyUserName.safeParse(name).success;
  if (!isName || !isLimit) {
    return {
      problems: {
        ...(!isName && {
          name: t`Enter 1 to 64 Latin letters, digits, spaces, dots, hyphens or underscores, and begin with a letter or digit.`,
        }),
        ...(!isLimit && {
          limit: t`Enter an amount above 0 and up to ${figureText(MAX_LIMIT)} GB.`,
        }),
      },
    };
  }
  const { tier, period } = fields;
  return { request: { name, tier, period, ...(limitGb !== null && { limitGb }) } };
}
