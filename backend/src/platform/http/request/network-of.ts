import ipaddr from 'ipaddr.js';

/**
 * The number of bytes by which an IPv6 customer is known. Each customer gets such a network, with as many addresses in
 * it as they like.
 */
const bytesOfCustomer = 8;

/**
 * The network that counts as one address: the first 64 bits of an IPv6 address, and an IPv4 address in any notation.
 * @param address from the server; text that is no address is returned unchanged
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, at) => (at < bytesOfCustomer ? byte : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
