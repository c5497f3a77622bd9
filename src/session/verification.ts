import { atom, useAtomValue } from 'jotai';
import type { Verification } from '../../generated/model/verification.zod.ts';
import { store } from '../platform/store.tsx';
import { currentVisit, useSession, type Visit } from './session.ts';

/** The verification of one visit, as reported by the server. Not stored, because it may change at any time. */
const known = atom<{ visitId: number; verification: Verification | undefined } | null>(null);

const ofVisit = (id: number, value = store.get(known)) =>
  value?.visitId === id ? value.verification : undefined;

export const keepVerification = ({ id }: Visit, verification: Verification | undefined): void =>
  store.set(known, { visitId: id, verification });

export const currentVerification = (): Verification | undefined => ofVisit(currentVisit().id);

/** The customer's verification; undefined if the server requires none or has not responded yet. */
export function useVerification(): Verification | undefined {
  const { visitId } = useSession();
  return ofVisit(visitId, useAtomValue(known));
}
