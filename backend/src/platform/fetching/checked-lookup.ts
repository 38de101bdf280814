import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Resolves a name to all of its addresses; tests put their own in its place. */
export type ResolveName = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export const resolveBySystem: ResolveName = (hostname, callback) =>
  systemLookup(hostname, { all: true }, callback);

/** A name that leads to no address that may be connected to. */
export class ForbiddenAddress extends Error {}

/**
 * A lookup for `http.request` that hands out public addresses only. The socket connects to the very address that was
 * judged, so a name that answers differently a moment later gains nothing.
 * @param isAllowed which addresses; the public ones unless it is said
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
