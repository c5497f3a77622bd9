import { useId } from 'react';
import { proxyHints } from '../domain/proxies/hints.ts';
import {
  LINE_VALUES,
  MAX_LINE_TEMPLATE,
  unknownPlaceholders,
  PROXY_FORMATS,
  type LineFormat,
} from '../domain/proxies/line-formats.ts';
import { plural, t } from '../i18n/text.ts';
import { hint } from '../ui/field.css.ts';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import { stack } from '../ui/layout.css.ts';
import { Select } from '../ui/Select.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { mono } from '../ui/text.css.ts';
import { TextField } from '../ui/TextField.tsx';
import type { ProxyLines } from './proxy-lines.ts';
import * as css from './proxy-lists.css.ts';

type FormatPickerProps = {
  lineFormat: LineFormat;
  onChange: (patch: Partial<LineFormat>) => void;
};

const FORMATS = PROXY_FORMATS.map(({ id, label }) => ({
  value: id,
  label,
  translate: id === 'template' ? undefined : ('no' as const),
}));
const placeholders = [...LINE_VALUES, 'user:url', 'pass:json', 'host:bare']
  .filter((name) => name !== 'password')
  .map((name) => `{${name}}`)
  .join(' ');
const WITH_MODIFIERS = t`Use ${placeholders}. Add :url to encode a value for a URL, :json to quote it for JSON and YAML, or :bare for an IPv6 address without brackets.`;

export function FormatPicker({ lineFormat, onChange }: FormatPickerProps) {
  return (
    <Select
      label={t`Format`}
      isLabelHidden
      items={FORMATS}
      value={lineFormat.format}
      onChange={(value) => onChange({ format: value })}
      className={css.formatSelect}
    />
  );
}

type OwnLineProps = FormatPickerProps & {
  /** The element that contains the help, if it is not below the field. */
  help?: string;
};

/** The field for the customer's own format. With its help text, it belongs below the list and takes space from it. */
export function OwnLine({ lineFormat: { format, template }, onChange, help }: OwnLineProps) {
  const id = useId();
  if (format !== 'template') return null;
  return (
    <div className={css.ownLine}>
      <TextField
        label={t`Your own line`}
        isLabelHidden
        value={template}
        onChange={(value) => onChange({ template: value })}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={MAX_LINE_TEMPLATE}
        inputClassName={mono}
        aria-describedby={help ?? id}
      />
      {help === undefined ? <OwnLineHelp id={id} template={template} /> : null}
    </div>
  );
}

export function OwnLineHelp({ id, template }: { id: string; template: string }) {
  const unknown = unknownPlaceholders(template);
  const names = unknown.join(' ');
  const warning = plural(unknown.length, {
    one: `${names} isn’t a placeholder, so it is kept as text.`,
    other: `${names} aren’t placeholders, so they are kept as text.`,
  });
  return (
    <div id={id} className={stack[2]}>
      {names === '' ? null : (
        <InlineMessage kind="warning">
          <Sentence text={warning} name={names} />
        </InlineMessage>
      )}
      <p className={hint}>
        <Sentence text={WITH_MODIFIERS} name={placeholders} />
      </p>
    </div>
  );
}

type ListHintsProps = {
  list: ProxyLines;
  lineFormat: LineFormat;
};

export function ListHints({ list: { entries, segments }, lineFormat }: ListHintsProps) {
  return proxyHints({ entries, segments, ...lineFormat }).map(({ id, severity, text }) => (
    <InlineMessage key={id} kind={severity}>
      {text}
    </InlineMessage>
  ));
}
