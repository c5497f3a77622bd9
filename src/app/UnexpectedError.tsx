import { paths } from '../paths.ts';
import { LoadError } from '../platform/load.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as css from './StandIn.css.ts';

interface UnexpectedErrorProps {
  readonly error: unknown;
  readonly isPanel: boolean;
  readonly onRetry: () => void;
}

const BROKEN = {
  title: 'Unexpected Application Error!',
  page: 'Something on this page broke. Your account, data and orders are not affected.',
  panel: 'This part could not be shown. The rest of the page works.',
};
/** Reloading by itself would have lost something. */
const OUTDATED_TEXT =
  'The shop was probably updated since you opened it. First copy what you want to keep from here, then reload.';
const OUTDATED = { title: 'Please reload the page', page: OUTDATED_TEXT, panel: OUTDATED_TEXT };

/** What a broken page or panel shows, with a way out. */
export function UnexpectedError({ error, isPanel, onRetry }: UnexpectedErrorProps) {
  const notLoaded = error instanceof LoadError ? error.reason : null;
  const words = notLoaded === 'at-stake' ? OUTDATED : BROKEN;
  const reload = () => location.reload();
  if (isPanel) {
    return (
      <section className={css.panel} role="alert">
        <h2 className={css.panelTitle}>{words.title}</h2>
        <p className={css.panelText}>{words.panel}</p>
        <div className={css.panelActions}>
          {notLoaded === null ? null : <Button onClick={reload}>Reload the page</Button>}
          {/* Code that threw as it started does not start before the page is reloaded. */}
          {notLoaded === 'broken' ? null : (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      </section>
    );
  }
  return (
    <div className={css.page} role="alert">
      <h1 className={css.title}>{words.title}</h1>
      <p className={css.text}>{words.page}</p>
      <div className={css.actions}>
        <Button size="lg" onClick={reload}>
          Reload the page
        </Button>
        {/* A full load: what broke may have left the app in a state that navigation would keep. */}
        <LinkButton size="lg" variant="outline" href={paths.home()}>
          Back to Home
        </LinkButton>
      </div>
    </div>
  );
}
