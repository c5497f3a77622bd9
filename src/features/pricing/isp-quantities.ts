import { ISP_QUANTITIES, SUBNET } from '../../domain/plans.ts';
import { ispQuantityLabel } from '../../domain/price.ts';
import type { RadioOption } from '../../ui/RadioButtons.tsx';

type Buyable = (typeof ISP_QUANTITIES)[number];
export type IspQuantity = Buyable | typeof SUBNET.quantity;

const ALL: readonly IspQuantity[] = [...ISP_QUANTITIES, SUBNET.quantity];

/** The quantity buttons of the ISP card. */
export const IP_OPTIONS: readonly RadioOption<string>[] = ALL.map((quantity) => ({
  value: String(quantity),
  label: ispQuantityLabel(quantity),
}));

export function toIspQuantity(value: number): IspQuantity | undefined {
  return ALL.find((quantity) => quantity === value);
}

/** The quantities that the server sells; the subnet goes through a ticket. */
export function asPlanNum(quantity: IspQuantity): Buyable | undefined {
  return ISP_QUANTITIES.find((buyable) => buyable === quantity);
}
