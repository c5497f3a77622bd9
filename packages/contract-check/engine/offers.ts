import type { Contract } from './load.ts';

type Offered = { offer: string | undefined };

/**
 * The contract of a server that has these offers: without the operations, parameters and events of all other offers.
 * Those operations are returned separately.
 */
export function withOffers(contract: Contract, offers: readonly string[] = []) {
  const isHad = ({ offer }: Offered) => offer === undefined || offers.includes(offer);
  const { operations, events } = contract;
  return {
    contract: {
      ...contract,
      operations: operations
        .filter(isHad)
        .map((operation) => ({ ...operation, parameters: operation.parameters.filter(isHad) })),
      events: events.filter(isHad),
    },
    others: operations.filter((operation) => !isHad(operation)),
  };
}
