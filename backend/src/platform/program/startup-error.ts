/** A reason not to start that the operator can act on: `message` is one sentence, printed without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
