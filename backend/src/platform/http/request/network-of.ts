import ipaddr from 'ipaddr.js';

/** Bytes of what an IPv6 network gives to one customer, each of whom has as many addresses within as they like. */
const bytesOfCustomer = 8;

/**
 * What counts as one address: of IPv6 the first 64 bits, and an IPv4 address however it is written.
 * @param address as the server tells it; text that is no address counts as it is
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, at) => (at < bytesOfCustomer ? byte : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
