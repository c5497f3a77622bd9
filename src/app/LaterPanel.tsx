import { Suspense, type ComponentType } from 'react';
import { t } from '../i18n/text.ts';
import { NeedsConnection } from '../ui/QueryView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import { WhileLoading } from '../ui/WhileLoading.tsx';
import { ErrorBoundary } from './ErrorPage.tsx';

const PLACEHOLDER = <Skeleton shape="card" />;

/** What `lazyPart` returns for a panel. */
export type LazyPanel = ComponentType & { isLoaded: () => boolean };

type LaterPanelProps = {
  Panel: LazyPanel;
  /** Whether the address names its section. */
  isLinked: boolean;
};

/**
 * A panel whose code and data load when it comes near the screen. When a page is shown again, it renders the panel
 * immediately so that the browser can restore the scroll position.
 */
export const LaterPanel = ({ Panel, isLinked }: LaterPanelProps) => (
  <WhenNear isWanted={isLinked || Panel.isLoaded()} placeholder={PLACEHOLDER}>
    <ErrorBoundary panel>
      <Suspense
        fallback={
          <WhileLoading
            offline={<NeedsConnection title={t`This could not be loaded without a connection`} />}
          >
            {PLACEHOLDER}
          </WhileLoading>
        }
      >
        <Panel />
      </Suspense>
    </ErrorBoundary>
  </WhenNear>
);
