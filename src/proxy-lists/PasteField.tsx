import { useId, type ComponentProps, type ReactNode } from 'react';
import * as field from '../ui/field.css.ts';
import { input } from './proxy-lists.css.ts';

type PasteFieldProps = Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> & {
  label: string;
  hint: ReactNode;
  value: string;
  onChange: (text: string) => void;
};

/** A field for code, which is written from left to right in every language. */
export function PasteField(props: PasteFieldProps) {
  const { label, hint, onChange, className = input, ...own } = props;
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <textarea
        {...own}
        id={id}
        className={className}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        translate="no"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoFocus
        rows={5}
      />
      <span id={`${id}-hint`} className={field.hint}>
        {hint}
      </span>
    </div>
  );
}
