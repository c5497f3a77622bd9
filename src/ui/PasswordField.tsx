import { useState } from 'react';
import * as css from './field.css.ts';
import { Icon } from './Icon.tsx';
import { screenIcons } from './screen-icons.ts';
import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  autoComplete: 'current-password' | 'new-password' | 'off';
};

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={css.trailing}
      data-replay=""
      aria-label="Show characters"
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon path={shown ? screenIcons.eyeOff : screenIcons.eye} />
    </button>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={toggle}
    />
  );
}
