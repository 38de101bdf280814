import { stdout } from 'node:process';

/** Prints a line for the person who runs the bench. */
export function say(line: string): void {
  stdout.write(`${line}\n`);
}
