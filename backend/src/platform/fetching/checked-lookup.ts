import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Resolves a name to all of its addresses; tests use their own function. */
export type ResolveName = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export const resolveBySystem: ResolveName = (hostname, callback) =>
  systemLookup(hostname, { all: true }, callback);

/** A name that has no address to which a connection is allowed. */
export class ForbiddenAddress extends Error {}

/**
 * A lookup for `http.request` that gives only public addresses. The socket connects to the very address that was
 * checked, so a name that resolves differently a moment later gains nothing.
 * @param isAllowed which addresses are allowed; by default the public ones
 */
export function checkedLookup(resolve: ResolveName, isAllowed = isPublicAddress): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(new ForbiddenAddress(`${hostname} is not public`), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
}
