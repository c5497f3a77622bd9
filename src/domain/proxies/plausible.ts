import { t } from '../../i18n/text.ts';
import { splitCredential, type Reading } from './recognise.ts';

/** Words that programs write in place of a missing value, and the names of variables, such as `$USER` and `{user}`. */
const NOTHING =
  /^(?:-+|null|nil|none|undefined|n\/a|\$?\{\w+\}|\$[a-z_]{3,}|%\w+%|<[\w ]+>|\[\w+\])$/i;
const MASK = /^[*•●·∙]{3,}$/;
const BASE64 = /^[\w+/-]{6,}={0,2}$/;

/** `user:password` that shared links write in Base64, or null. */
function decoded(user: string): { user: string; password: string } | null {
  if (!BASE64.test(user)) return null;
  try {
    const text = atob(user.replaceAll('-', '+').replaceAll('_', '/'));
    const { user: name, password } = splitCredential(text);
    return /^[!-~]{3,}$/.test(text) && name !== '' && password ? { user: name, password } : null;
  } catch {
    return null;
  }
}

/** Adds a note if a user name or password is only a placeholder, and decodes the credentials of shared links. */
export function plausible(reading: Reading): Reading {
  const { entry, layout, notes } = reading;
  const { user, password } = entry;
  const noted = (note: string) => ({ ...reading, notes: [...notes, note] });
  if (MASK.test(password ?? '')) return noted(t`the password is masked`);
  const words = [user, password ?? ''].filter((word) => word !== '');
  if (words.length > 0 && words.every((word) => NOTHING.test(word))) {
    const [word = ''] = words;
    return noted(user === '' ? t`"${word}" read as a password` : t`"${word}" read as a user name`);
  }
  const credential = layout === 'url' && password === null ? decoded(user) : null;
  if (credential !== null) {
    const note = t`user name and password read from Base64`;
    return { layout, entry: { ...entry, ...credential }, notes: [note] };
  }
  return words.length > 0 && user === '' ? noted(t`a password without a user name`) : reading;
}
