import { StartupError } from './platform/program/startup-error.js';

/** Runs a program for people: a {@link StartupError} is printed as one sentence, and every failure has exit code 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  });
}
