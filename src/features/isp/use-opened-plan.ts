import { changeSearchParams, useSearchParams } from '../../platform/address.ts';

/** The order number of the open detail, kept in the URL: Back leads to the list, and a reload stays. */
export function useOpenedPlan(): [string | null, (orderNo: string | null) => void] {
  return [useSearchParams().get('plan'), setOpened];
}

function setOpened(orderNo: string | null): void {
  changeSearchParams((search) => {
    if (orderNo === null) search.delete('plan');
    else search.set('plan', orderNo);
    return search;
  });
}
