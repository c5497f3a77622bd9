import { useEffect, useRef } from 'react';
import { selectContents } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import * as css from './CopyByHand.css.ts';

interface CopyByHandProps {
  text: string;
  onClose: () => void;
}

/** Without a clipboard the text stands here, selected for the customer's own Ctrl+C (decisions §3.21). */
export function CopyByHand({ text, onClose }: CopyByHandProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (area.current) selectContents(area.current);
  }, []);
  return (
    <Dialog title="Press Ctrl+C to copy" isOpen onOpenChange={onClose} size="wide">
      <textarea
        ref={area}
        aria-label="Proxy lines"
        className={css.area}
        readOnly
        rows={12}
        value={text}
      />
    </Dialog>
  );
}
