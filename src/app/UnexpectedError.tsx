import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as css from './StandIn.css.ts';

interface UnexpectedErrorProps {
  readonly isPanel: boolean;
  readonly onRetry: () => void;
}

const TITLE = 'Unexpected Application Error!';

/** What a broken page or panel shows, with a way out (specification §2 "Screens and routes"). */
export function UnexpectedError({ isPanel, onRetry }: UnexpectedErrorProps) {
  if (isPanel) {
    return (
      <section className={css.panel} role="alert">
        <h2 className={css.panelTitle}>{TITLE}</h2>
        <p className={css.panelText}>This part could not be shown. The rest of the page works.</p>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </section>
    );
  }
  return (
    <div className={css.page} role="alert">
      <h1 className={css.title}>{TITLE}</h1>
      <p className={css.text}>
        Something on this page broke. Your account, data and orders are not affected.
      </p>
      <div className={css.actions}>
        <Button size="lg" onClick={() => location.reload()}>
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
