import { useEffect, useRef } from 'react';
import { selectContents } from './copy-text.ts';
import { Dialog } from './Dialog.tsx';
import * as css from './CopyByHand.css.ts';

interface CopyByHandDialogProps {
  text: string;
  onClose: () => void;
}

/** Without a clipboard the text stands here, selected for the customer's own Ctrl+C (decisions §3.21). */
export function CopyByHandDialog({ text, onClose }: CopyByHandDialogProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (area.current) selectContents(area.current);
  }, []);
  return (
    <Dialog title="Press Ctrl+C to copy" isOpen onOpenChange={onClose} size="wide">
      <textarea
        ref={area}
        aria-label="Text to copy"
        className={css.area}
        readOnly
        rows={12}
        value={text}
      />
    </Dialog>
  );
}
