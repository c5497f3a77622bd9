import { DEFAULT_FORMAT } from '../../domain/line-formats.ts';
import { proxyHints } from '../../domain/proxy-hints.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import type { Settings } from './generator-state.ts';

/** Warns when a lifetime, for example from a recipe, is not offered by the tier. */
export function LifeHint({ settings: { tier, life } }: { settings: Settings }) {
  const hints = proxyHints({ entry: null, format: DEFAULT_FORMAT, tier, life });
  return hints.map(({ id, text }) => (
    <InlineMessage key={id} kind="warning">
      {text}
    </InlineMessage>
  ));
}
