/** A command that cannot go on. Its message is one Spanish line for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
