import type { NullMeaning, NullMeanings } from '../as-read.ts';
import type { Change } from './change.ts';

const MAY_SAY: Record<NullMeaning, string> = {
  null: 'be null, which means absent',
  default: 'be null or missing, which means the default',
  nothing: 'no longer have a value',
};

/** Changes that the shop does not notice: a response field is empty in a different way than before. */
export function silentChanges(before: NullMeanings, after: NullMeanings): Change[] {
  return [...before]
    .filter(([place, nullMeaning]) => after.has(place) && after.get(place) !== nullMeaning)
    .map(([place, nullMeaning]) => {
      const [schema = '', field = ''] = place.split('.');
      const pointer = `#/components/schemas/${schema}/properties/${field}`;
      const message = `\`${field}\` of \`${schema}\` ${words(nullMeaning, after.get(place))}.`;
      return {
        path: pointer,
        impact: 'minor',
        verdicts: [{ ruleId: 'silent-change', message }],
        kind: 'modified',
        base: { pointer },
      };
    });
}

function words(before: NullMeaning | undefined, after: NullMeaning | undefined): string {
  if (after !== undefined) return `may ${MAY_SAY[after]}`;
  return before === 'nothing' ? 'had no value and may now have any' : 'is never null';
}
