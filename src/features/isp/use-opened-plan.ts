import { useSearchParams } from 'wouter';

/** The order number of the plan whose detail the URL names: the browser's Back leads to the list, a reload stays. */
export function useOpenedPlan(): [string | null, (orderNo: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const setOpened = (orderNo: string | null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (orderNo === null) next.delete('plan');
      else next.set('plan', orderNo);
      return next;
    });
  return [search.get('plan'), setOpened];
}
