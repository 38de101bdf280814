/** Why a command cannot continue, in one sentence for the person at the terminal. */
export class SetupError extends Error {}

/**
 * Runs a command of this project; a `SetupError` ends it with its sentence and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
