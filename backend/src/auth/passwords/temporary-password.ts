import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for each other when read aloud or from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Fifteen random characters in groups, about 74 bits: `k3mf9-xw2ua-7hqpd`. */
export function temporaryPassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group()].join('-');
}
