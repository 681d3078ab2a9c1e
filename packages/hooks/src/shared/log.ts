/**
 * Failures that the person is not told about, because the page stands without what is missing:
 * they are written to the console, so that whoever runs the shop can see them.
 */
export function logFailure(operation: string, error: unknown): void {
  console.error(`[filigrana] ${operation}:`, error);
}
