import { proxyHints } from '../domain/proxy-hints.ts';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import type { ProxyLines } from './proxy-lines.ts';
import type { LineFormat } from './use-line-format.ts';

type ListHintsProps = {
  list: ProxyLines;
  lineFormat: LineFormat;
};

/** Warns about credentials that cause trouble in the chosen format. */
export function ListHints({ list, lineFormat }: ListHintsProps) {
  const hints = proxyHints({
    entry: list.entries[0] ?? null,
    tokens: list.tokens,
    ...lineFormat,
  });
  return hints.map(({ id, severity, text }) => (
    <InlineMessage key={id} kind={severity}>
      {text}
    </InlineMessage>
  ));
}
