import type { Silence, Silences } from '../as-read.ts';
import type { Change } from './change.ts';

const MAY_SAY: Record<Silence, string> = {
  null: 'be null, which is absent',
  default: 'be null or left out, which is its default',
  nothing: 'hold nothing',
};

/** Changes that the shop does not notice: an answer's field says nothing in another way than before. */
export function silentChanges(before: Silences, after: Silences): Change[] {
  return [...before]
    .filter(([place, silence]) => after.has(place) && after.get(place) !== silence)
    .map(([place, silence]) => {
      const [schema = '', field = ''] = place.split('.');
      const pointer = `#/components/schemas/${schema}/properties/${field}`;
      const message = `\`${field}\` of \`${schema}\` ${words(silence, after.get(place))}.`;
      return {
        path: pointer,
        impact: 'minor',
        verdicts: [{ ruleId: 'silent-change', message }],
        kind: 'modified',
        base: { pointer },
      };
    });
}

function words(before: Silence | undefined, after: Silence | undefined): string {
  if (after !== undefined) return `may ${MAY_SAY[after]}`;
  return before === 'nothing' ? 'held nothing and may be anything' : 'is never null';
}
