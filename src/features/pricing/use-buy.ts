import { useMutation } from '@tanstack/react-query';
import type { BuyIspRequest } from '../../../generated/model/buyIspRequest.zod.ts';
import type { BuyResidentialRequest } from '../../../generated/model/buyResidentialRequest.zod.ts';
import type { PaymentUrl } from '../../../generated/model/paymentUrl.zod.ts';
import {
  buyIsp,
  buyResidential,
  getBuyIspMutationKey,
  getBuyResidentialMutationKey,
} from '../../../generated/purchase/purchase.ts';
import { bodyOf } from '../../api/body-of.ts';
import { unlessAborted } from '../../checkout/unless-aborted.ts';

type Order<Data> = { data: Data; signal: AbortSignal };
type Buy<Data> = (order: Order<Data>) => Promise<PaymentUrl | undefined>;

/** Orders residential data and answers the payment page; undefined when it was aborted. */
export function useResidentialOrder(): Buy<BuyResidentialRequest> {
  const { mutateAsync } = useMutation({
    mutationKey: getBuyResidentialMutationKey(),
    mutationFn: ({ data, signal }: Order<BuyResidentialRequest>) =>
      unlessAborted(signal, buyResidential(data, { signal })),
  });
  return async (order) => {
    const envelope = await mutateAsync(order);
    return envelope && bodyOf(envelope).url;
  };
}

/** Orders ISP addresses and answers the payment page; undefined when it was aborted. */
export function useIspOrder(): Buy<BuyIspRequest> {
  const { mutateAsync } = useMutation({
    mutationKey: getBuyIspMutationKey(),
    mutationFn: ({ data, signal }: Order<BuyIspRequest>) =>
      unlessAborted(signal, buyIsp(data, { signal })),
  });
  return async (order) => {
    const envelope = await mutateAsync(order);
    return envelope && bodyOf(envelope).url;
  };
}
