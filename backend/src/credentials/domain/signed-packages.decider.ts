import type { Decider } from '../../platform/event-sourcing/decider.js';
import {
  signedPackagesEvents,
  type SignedPackage,
  type SignedPackagesEvent,
} from './signed-packages.events.js';

interface SignedPackagesState {
  /** The numbers of the packages that were signed. */
  readonly signed: readonly number[];
}

type SignedPackagesCommand = { readonly type: 'sign' } & SignedPackage;

/** Decides that a package is signed once, however many processes try. */
export const signedPackagesDecider: Decider<SignedPackagesState, SignedPackagesCommand, SignedPackagesEvent> =
  {
    catalog: signedPackagesEvents,
    initialState: { signed: [] },
    decide({ type: _, ...data }, { signed }) {
      return signed.includes(data.number) ? [] : [{ type: 'PackageSigned', data }];
    },
    evolve({ signed }, { data }) {
      return { signed: [...signed, data.number] };
    },
  };
