import { stdout } from 'node:process';

/** A line for whoever runs the bench. */
export function say(line: string): void {
  stdout.write(`${line}\n`);
}
