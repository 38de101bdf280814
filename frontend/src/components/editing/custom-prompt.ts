import { tooLong } from './too-long';

/** Why the server would refuse a custom prompt, as a sentence. */
export function promptTooLong(text: string): string | undefined {
  return tooLong('A custom prompt', text, 4_000);
}
