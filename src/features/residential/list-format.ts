import type { LineFormatState } from '../../customer/line-format.ts';
import { useLineFormat } from '../../customer/line-format.ts';
import { useGeneratorState } from './generator-state.ts';

/** The line format of the generator's list: that of a link, until the customer chooses one. */
export function useListFormat(): LineFormatState {
  const { linkFormat, change } = useGeneratorState();
  const [own, changeOwn] = useLineFormat();
  if (linkFormat === null) return [own, changeOwn];
  const changeFormat: LineFormatState[1] = (patch) => {
    change(() => ({ linkFormat: null }));
    changeOwn(patch);
  };
  return [{ ...own, format: linkFormat }, changeFormat];
}
