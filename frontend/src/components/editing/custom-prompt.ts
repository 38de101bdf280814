import { tooLong } from './too-long';

/** Says why the server would refuse a custom prompt; undefined if it would not. */
export function promptTooLong(text: string): string | undefined {
  return tooLong('A custom prompt', text, 4_000);
}
