import { randomInt } from 'node:crypto';

/** Letters and digits, without those that people confuse when they read them aloud or from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Fifteen random characters in groups, about 74 bits: `k3mf9-xw2ua-7hqpd`. */
export function temporaryPassword(): string {
  return [randomText(5), randomText(5), randomText(5)].join('-');
}

/** Random small letters and digits, about five bits each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
