/** Code that is fetched when it is first needed. */
export interface Download<Code> {
  /** The code once it is here; undefined before. */
  readonly code: Code | undefined;
  /** Asks for the code; one that failed before is asked for again. */
  start(): Promise<Code>;
  /**
   * What was asked for last, failed or not; asks when nobody has. For rendering, where asking again
   * after a failure would never come to an end.
   */
  latest(): Promise<Code>;
}

/** Wraps an `import()`, so that it happens once and can be tried again when it failed. */
export function createDownload<Code>(load: () => Promise<Code>): Download<Code> {
  let code: Code | undefined;
  let pending: Promise<Code> | undefined;
  let failed = false;
  const start = (): Promise<Code> => {
    if (pending && !failed) return pending;
    failed = false;
    pending = load().then(
      (loaded) => (code = loaded),
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return pending;
  };
  return {
    get code() {
      return code;
    },
    start,
    latest: () => pending ?? start(),
  };
}
