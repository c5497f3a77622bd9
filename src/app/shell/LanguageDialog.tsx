import { t } from '../../i18n/text.ts';
import { hasUnsavedWork } from '../../platform/lazy/unsaved-work.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import * as css from './language.css.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** Every language of the shop, with a warning where switching would lose something. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t`Language`} onClose={onClose}>
      {hasUnsavedWork() ? (
        <InlineMessage kind="warning" isLive={false}>
          {t`Another language loads this page again. Your list, and what you typed or started here, will be lost: copy what you want to keep first.`}
        </InlineMessage>
      ) : null}
      <LanguageLinks listClass={css.choices} linkClass={css.choice} />
    </Dialog>
  );
}
