import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonProps, ButtonSize, ButtonVariant } from './Button.tsx';
import { copyText } from './copy-text.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { screenIcons } from './screen-icons.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyButtonProps {
  /** The text, or a function that produces it when the button is pressed. */
  text: string | (() => Promise<string>);
  label: string;
  variant?: ButtonVariant | undefined;
  size?: Exclude<ButtonSize, 'icon'> | undefined;
  disabledReason?: ButtonProps['disabledReason'];
  reason?: ButtonProps['reason'];
  onCopied?: (() => void) | undefined;
}

/** Copies a text. If the browser refuses, shows the text, selected, so that the customer can copy it. */
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
    if (await copyText(text)) {
      setCopies((count) => count + 1);
      props.onCopied?.();
    } else {
      setByHand(typeof text === 'string' ? text : await text());
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
        <Icon path={copies > 0 ? icons.check : screenIcons.copy} />
        {label}
      </Button>
      <VisuallyHidden isLive>{copies > 0 && !props.onCopied ? 'Copied' : ''}</VisuallyHidden>
      {byHand === null ? null : <CopyByHand text={byHand} onClose={() => setByHand(null)} />}
    </>
  );
}
