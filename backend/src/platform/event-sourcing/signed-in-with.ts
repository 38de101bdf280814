import { strengths, type Strength } from './recorded-event.js';

/** A password alone is what everybody has, so only what is more than that is worth a word. */
const words: Readonly<Record<Strength, string | undefined>> = {
  password: undefined,
  'two factors': 'signed in with two factors',
  passkey: 'signed in with a passkey',
  'sign-on': 'signed in by the house’s sign-on',
};

/**
 * How the person behind an event had signed in, such as “signed in with a passkey”.
 * @param strength as the event’s metadata have it; older events, jobs and tokens have none
 */
export function signedInWith(strength: unknown): string | undefined {
  const known = strengths.find((one) => one === strength);
  return known && words[known];
}
