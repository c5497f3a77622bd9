import type { Contract } from './load.ts';

/** The contract of a server that has these offers: without the operations of the others, which are returned beside it. */
export function withOffers(contract: Contract, offers: readonly string[] = []) {
  const isHad = ({ offer }: Contract['operations'][number]) =>
    offer === undefined || offers.includes(offer);
  return {
    contract: { ...contract, operations: contract.operations.filter(isHad) },
    others: contract.operations.filter((operation) => !isHad(operation)),
  };
}
