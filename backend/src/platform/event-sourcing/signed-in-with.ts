import { strengths, type Strength } from './recorded-event.js';

/** Words for each strength. Everyone has a password, so only what is stronger than a password alone is mentioned. */
const words: Readonly<Record<Strength, string | undefined>> = {
  password: undefined,
  'two factors': 'signed in with two factors',
  passkey: 'signed in with a passkey',
  'sign-on': 'signed in by the house’s sign-on',
};

/**
 * The sign-in of the person behind an event in words, such as “signed in with a passkey”; undefined for a password
 * alone.
 * @param strength from the event’s metadata; older events, jobs and tokens have none
 */
export function signedInWith(strength: unknown): string | undefined {
  const known = strengths.find((one) => one === strength);
  return known && words[known];
}
