import { useDeferredValue, useState } from 'react';
import { explainError } from '../domain/proxies/explain-error.ts';
import { hidePasswords } from '../domain/proxies/hide-passwords.ts';
import { t } from '../i18n/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import { stack } from '../ui/layout.css.ts';
import { printedText } from './ExplainDialog.css.ts';
import { PasteField } from './PasteField.tsx';
import { Reason } from './Reason.tsx';
import { SupportLinks } from './SupportLinks.tsx';

const EXAMPLE = 'curl: (56) CONNECT tunnel failed, response 407';
/** In a log, the error is at the end. */
const MAX_READ = 20_000;

/** Explains what a tool printed: docs/product/dashboard.md#proxy-lists. */
export function ExplainDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const printed = useDeferredValue(text).slice(-MAX_READ).trim();
  return (
    <Dialog title={t`Explain an error`} size="wide" isSteady onClose={onClose}>
      <div className={stack[4]}>
        <PasteField
          className={printedText}
          label={t`What your tool printed`}
          value={text}
          onChange={setText}
          placeholder={EXAMPLE}
          hint={t`Paste the whole message. Nothing leaves this page.`}
        />
        {/* Rendered before its text, so that each explanation is announced. */}
        <div aria-live="polite">{printed === '' ? null : <Explained printed={printed} />}</div>
      </div>
    </Dialog>
  );
}

function Explained({ printed }: { printed: string }) {
  const explanation = explainError(printed);
  if (explanation !== null) {
    return (
      <InlineMessage kind="info" isLive={false}>
        <Reason {...explanation} />
      </InlineMessage>
    );
  }
  return (
    <div className={stack[3]}>
      <InlineMessage kind="warning" isLive={false}>
        <Reason
          cause={t`This message has no explanation here.`}
          step={t`Ask support. The message is filled in, with passwords left out.`}
        />
      </InlineMessage>
      <SupportLinks subject={t`Error with a proxy`} text={hidePasswords(printed)} />
    </div>
  );
}
