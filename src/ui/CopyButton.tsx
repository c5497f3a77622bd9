import { useEffect, useState } from 'react';
import { t } from '../i18n/text.ts';
import { isAbort } from '../platform/tasks.ts';
import { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { showUnexpectedError } from './toast.ts';
import { toolIcons } from './tool-icons.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Copies a text. If the text is still being produced, passes it to the clipboard as a promise during the click, because
 * some browsers refuse after the click.
 * @returns false if the browser has no clipboard or refuses
 */
export async function copyText(source: string | (() => Promise<string>)): Promise<boolean> {
  try {
    if (typeof source === 'string') await navigator.clipboard.writeText(source);
    else await writeLater(source());
    return true;
  } catch {
    return false;
  }
}

async function writeLater(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // If the clipboard refuses immediately, do not wait for the text.
  blob.catch(() => undefined);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Loaded on demand, because it is rarely needed, and public pages should not load react-aria. */
export const CopyByHand = lazyDialog(
  async () => (await import('./CopyByHandDialog.tsx')).CopyByHandDialog,
);

type CopyButtonProps = {
  text: string | (() => Promise<string>);
  label: string;
  variant?: ButtonVariant | undefined;
  size?: Exclude<ButtonSize, 'icon'> | undefined;
  disabledReason?: ButtonProps['disabledReason'];
  reason?: ButtonProps['reason'];
  onCopied?: (() => void) | undefined;
};

/** Copies a text. If the browser refuses, shows the selected text so that the customer can copy it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, variant = 'secondary', size, disabledReason, reason } = props;
  const [copies, setCopies] = useState(0);
  const [byHand, setByHand] = useState<string | null>(null);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), 2000);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      if (await copyText(text)) {
        setCopies((count) => count + 1);
        props.onCopied?.();
      } else {
        setByHand(typeof text === 'string' ? text : await text());
      }
    } catch (error) {
      // Do not show an incomplete text if the visit has ended.
      if (!isAbort(error)) showUnexpectedError(error);
    }
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        disabledReason={disabledReason}
        reason={reason}
        onClick={() => void copy()}
      >
        <Icon path={copies > 0 ? icons.check : toolIcons.copy} />
        <span>{label}</span>
      </Button>
      <VisuallyHidden isLive>{copies > 0 && !props.onCopied ? t`Copied` : ''}</VisuallyHidden>
      {byHand === null ? null : <CopyByHand text={byHand} onClose={() => setByHand(null)} />}
    </>
  );
}
