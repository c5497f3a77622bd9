import { Link } from 'wouter';
import { isOver, PROMOTION } from '../../domain/promotion.ts';
import { t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { useSearchParams } from '../../platform/address.ts';
import { useIsClient } from '../../platform/store.tsx';
import * as css from './promotion.css.ts';

/** The promotion of shop.config.ts, with a link that fills in its code: docs/product/buying.md#pricing. */
export function Promotion() {
  const isClient = useIsClient();
  const filled = useSearchParams().get('code');
  if (PROMOTION === null || (isClient && isOver(PROMOTION))) return null;
  const { code, text } = PROMOTION;
  return (
    <div className={css.promotion}>
      <p className={css.words}>{text}</p>
      {filled === code ? (
        <p className={css.filled}>{t`${code} is filled in.`}</p>
      ) : (
        <Link href={paths.pricing({ code })}>{t`Use ${code}`}</Link>
      )}
    </div>
  );
}
