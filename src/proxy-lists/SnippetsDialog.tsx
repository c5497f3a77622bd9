import { useState } from 'react';
import { plural, t } from '../i18n/text.ts';
import { saveFile } from '../platform/save-file.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { Select } from '../ui/Select.tsx';
import { muted } from '../ui/text.css.ts';
import { showSuccess } from '../ui/toast.ts';
import { toolIcons } from '../ui/tool-icons.ts';
import type { ProxyLines } from './proxy-lines.ts';
import * as css from './proxy-lists.css.ts';
import type { SnippetInput } from './snippets/snippet.ts';
import { SNIPPETS } from './snippets/snippets.ts';

/** Replies with the caller's address, which makes it obvious whether the proxy works. */
const TARGET = 'https://api.ipify.org/';
const SHOWN_LINES = 60;
const CHOICES = SNIPPETS.map(({ id, label }) => ({ value: id, label, translate: 'no' as const }));
const EXTENTS = [
  { value: 'first', label: t`First line` },
  { value: 'list', label: t`Whole list` },
] as const;
type Extent = (typeof EXTENTS)[number]['value'];

/** Explains keep-alive, which surprises customers most. */
const ROTATING = t`Each new connection gets a new address, so one rotating line is enough; an open connection keeps its address.`;

type SnippetsDialogProps = {
  list: ProxyLines;
  onClose: () => void;
};

export function SnippetsDialog({ list, onClose }: SnippetsDialogProps) {
  const [id, setId] = useState('curl');
  const [extent, setExtent] = useState<Extent>('first');
  const snippet = SNIPPETS.find((candidate) => candidate.id === id) ?? SNIPPETS[0];
  const [first, ...rest] = list.entries;
  if (snippet === undefined || first === undefined) return null;
  const proxies: SnippetInput['proxies'] = extent === 'first' ? [first] : [first, ...rest];
  const { label: tool } = snippet;
  const text = snippet.write({ proxies, target: TARGET });
  const lines = text.split('\n');
  const hidden = lines.length - SHOWN_LINES;
  return (
    <Dialog
      title={t`Use in code`}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => saveFile({ name: snippet.file, text, mime: 'text/plain' })}
          >
            <Icon path={toolIcons.download} />
            <span translate="no">{snippet.file}</span>
          </Button>
          <CopyButton
            label={t`Copy`}
            variant="default"
            text={text}
            onCopied={() => showSuccess(t`Copied!`)}
          />
        </>
      }
    >
      <div className={css.controls}>
        <Select label={t`Tool`} items={CHOICES} value={snippet.id} onChange={setId} />
        <RadioButtons
          label={t`Proxies`}
          layout="joined"
          options={EXTENTS}
          value={extent}
          onChange={setExtent}
        />
      </div>
      <p className={css.needs}>
        {list.isRotating ? `${snippet.needs} ${ROTATING}` : snippet.needs}
      </p>
      <pre
        role="region"
        className={css.code}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach a scrolling box
        tabIndex={0}
        aria-label={t`${tool} code`}
        dir="ltr"
        translate="no"
      >
        <Code text={lines.slice(0, SHOWN_LINES).join('\n')} />
        {hidden > 0 ? (
          <span className={muted}>
            {`\n${plural(hidden, { one: '… # more line', other: '… # more lines' })}`}
          </span>
        ) : null}
      </pre>
    </Dialog>
  );
}

/** Strings, and comments at the start of a line or after a space. */
const TOKEN = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<=^|\s)(?:#|\/\/|rem ).*)/m;

function Code({ text }: { text: string }) {
  return text.split(TOKEN).map((part, index) => {
    const token = /^["']/.test(part) ? css.string : muted;
    return (
      // split() with a group alternates between text and token.
      <span key={index} className={index % 2 === 0 ? undefined : token}>
        {part}
      </span>
    );
  });
}
