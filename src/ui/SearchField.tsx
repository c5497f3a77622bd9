import { useRef } from 'react';
import * as field from './field.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import * as css from './SearchField.css.ts';
import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

type SearchFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'ref'>;

/** A search field with a clear button in every browser. */
export function SearchField(props: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    props.onChange('');
    input.current?.focus();
  };
  const button = (
    <button type="button" className={field.trailing} aria-label="Clear search" onClick={clear}>
      <Icon path={icons.close} />
    </button>
  );
  return (
    <TextField
      autoComplete="off"
      {...props}
      ref={input}
      type="search"
      inputClassName={css.input}
      trailing={props.value === '' ? null : button}
    />
  );
}
