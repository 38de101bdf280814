import ipaddr from 'ipaddr.js';

/** Where an IPv6 address that stands for an IPv4 one carries it, by the range that it is in. */
const carried: Readonly<Record<string, (bytes: readonly number[]) => (readonly number[])[]>> = {
  ipv4Mapped: (bytes) => [bytes.slice(12)],
  // NAT64. Where the prefix for use within a site (RFC 8215) carries it, only that site knows: that is not public.
  rfc6052: (bytes) => (bytes[5] === 1 ? [[0, 0, 0, 0]] : [bytes.slice(12)]),
  '6to4': (bytes) => [bytes.slice(2, 6)],
  // The server, and the client with its bits turned over.
  teredo: (bytes) => [bytes.slice(4, 8), bytes.slice(12).map((byte) => byte ^ 0xff)],
};

/** Azure's own services, which every virtual machine there reaches under this address of the public range. */
const platformAddress = '168.63.129.16';

/**
 * Whether an address is one of the public internet: global unicast, judged by number. An IPv6 address that carries
 * an IPv4 one is as public as that.
 * @param address as the resolver or the socket tells it; text that is no address is not public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range: string = parsed.range();
  const inside = carried[range]?.(parsed.toByteArray());
  if (inside) return inside.every((bytes) => isPublicAddress(bytes.join('.')));
  if (range !== 'unicast' || parsed.toString() === platformAddress) return false;
  // Only 2000::/3 is given out; the library calls all that it does not know unicast.
  return parsed.kind() === 'ipv4' || ((parsed.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}
