import { OwnUsage } from '../../features/usage/OwnUsage.tsx';
import { t } from '../../i18n/text.ts';
import { USAGE_ID } from '../../paths.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { Card } from '../../ui/Card.tsx';
import { stack } from '../../ui/layout.css.ts';
import { heading } from '../../ui/text.css.ts';
import { isLinked, useLinkTarget } from '../../ui/use-link-target.ts';
import { LaterPanel } from '../LaterPanel.tsx';
import * as css from './dashboard.css.ts';

const Usage = __OFFERS_USAGE__
  ? lazyPart(async () => (await import('../../features/usage/Usage.tsx')).Usage)
  : null;

/** Data usage over time: docs/product/dashboard.md#usage. */
export function UsageSection() {
  const title = useLinkTarget(USAGE_ID);
  return (
    <Card as="section" aria-labelledby={USAGE_ID} className={stack[4]}>
      <h2 ref={title} id={USAGE_ID} className={heading}>{t`Usage`}</h2>
      {Usage ? (
        <div className={css.usagePlace}>
          <LaterPanel Panel={Usage} isLinked={isLinked(USAGE_ID)} />
        </div>
      ) : (
        // Not a LaterPanel, because it loads nothing and keeps its height when the page is shown again.
        <OwnUsage />
      )}
    </Card>
  );
}
