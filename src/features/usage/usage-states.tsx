import { t } from '../../i18n/text.ts';
import { EmptyState } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './usage.css.ts';

export const TEXTS = {
  failed: t`Your usage could not be loaded`,
  offline: t`Your usage could not be loaded without a connection`,
};
export const LOADING = <Skeleton shape="card" className={css.plotPlace} />;
export const NOTHING_USED = <EmptyState title={t`No data used in this period`} />;
/** The panel shows failures itself. */
export const INLINE = { query: { meta: { inlineError: true } } } as const;
