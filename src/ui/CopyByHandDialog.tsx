import { t } from '../i18n/text.ts';
import { isMac } from '../platform/is-mac.ts';
import * as css from './Dialog.css.ts';
import { Dialog } from './Dialog.tsx';

type CopyByHandDialogProps = {
  text: string;
  onClose: () => void;
};

/** Shows the selected text, for browsers without a clipboard. */
export function CopyByHandDialog({ text, onClose }: CopyByHandDialogProps) {
  return (
    <Dialog title={howToCopy()} onClose={onClose} size="wide">
      <textarea
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        aria-label={t`Text to copy`}
        dir="ltr"
        translate="no"
        className={css.copyArea}
        readOnly
        rows={12}
        value={text}
      />
    </Dialog>
  );
}

/** Phones have no Ctrl key, and Macs use a different key. */
function howToCopy(): string {
  if (matchMedia('(pointer: coarse)').matches) return t`Touch and hold the text to copy it`;
  const keys = isMac() ? '⌘C' : 'Ctrl+C';
  return t`Press ${keys} to copy`;
}
