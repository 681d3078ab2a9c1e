/**
 * Failures that the person is not told about, because the page stands without what is missing, or of
 * which she is told less than helps whoever builds it: they are written to the console.
 */
export function logFailure(operation: string, error: unknown): void {
  console.error(`[filigrana] ${operation}:`, error);
}
