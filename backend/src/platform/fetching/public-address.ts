import ipaddr from 'ipaddr.js';

/** Finds the IPv4 address within an IPv6 one, by the range of the IPv6 address. */
const carried: Readonly<Record<string, (bytes: readonly number[]) => (readonly number[])[]>> = {
  ipv4Mapped: (bytes) => [bytes.slice(12)],
  // This form is NAT64. With the prefix for use within a site (RFC 8215), only that site knows where the address is, so
  // it is not public.
  rfc6052: (bytes) => (bytes[5] === 1 ? [[0, 0, 0, 0]] : [bytes.slice(12)]),
  '6to4': (bytes) => [bytes.slice(2, 6)],
  // Teredo holds the server’s address, and the client’s with its bits inverted.
  teredo: (bytes) => [bytes.slice(4, 8), bytes.slice(12).map((byte) => byte ^ 0xff)],
};

/**
 * The address of Azure's own services, which every virtual machine there reaches although it is in the public range.
 */
const platformAddress = '168.63.129.16';

/**
 * Whether an address belongs to the public internet: global unicast, judged by its number. An IPv6 address that holds
 * an IPv4 one is as public as that one.
 * @param address from the resolver or the socket; text that is no address is not public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range: string = parsed.range();
  const inside = carried[range]?.(parsed.toByteArray());
  if (inside) return inside.every((bytes) => isPublicAddress(bytes.join('.')));
  if (range !== 'unicast' || parsed.toString() === platformAddress) return false;
  // Only 2000::/3 has been assigned, but the library calls every range that it does not know unicast.
  return parsed.kind() === 'ipv4' || ((parsed.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}
