import { headerVariable } from '../engine/client.ts';
import type { Again } from '../engine/report/summary.ts';

const SECRET = ['token', 'email', 'password', 'other-token', 'other-email', 'other-password'];
/** Options that the line sets itself, or must not repeat. */
const LEFT_OUT = ['only', 'exclude', 'out', 'baseline', 'wait', ...SECRET];
const PLAIN = /^[\w@%+=:,./-]+$/;

/** The command that runs the kit again for one finding. Secrets come from the environment. */
export function againWith(name: string, args: readonly string[]): Again {
  const kept: string[] = [];
  let headers = 0;
  for (let index = 0; index < args.length; index += 1) {
    const [option = '', value] = (args[index] ?? '').replace(/^--/, '').split(/=(.*)/s);
    const next = args[index + 1];
    const hasNext = value === undefined && next !== undefined && !next.startsWith('--');
    if (option === 'header') {
      const [header = ''] = (value ?? next ?? '').split(':');
      kept.push(`--header "${header}: $${headerVariable(headers)}"`);
      headers += 1;
    } else if (!LEFT_OUT.includes(option)) {
      kept.push(quoted(args[index] ?? ''), ...(hasNext ? [quoted(next)] : []));
    }
    if (hasNext) index += 1;
  }
  return ({ checks }) => {
    const only = checks.slice(0, 1).map((check) => `--only ${quoted(check)}`);
    return [name, ...kept, ...only].join(' ');
  };
}

const quoted = (text: string): string =>
  PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
