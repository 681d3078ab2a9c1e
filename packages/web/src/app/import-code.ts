/** When each module has not come, in calls. */
const failures = new Map<string, number>();
let calls = 0;

/**
 * Every `import()` of the app in the browser. Chromium never asks again for a module that has not come:
 * what somebody tries a second time in vain can only come with a new page. Not before the shop answers,
 * so that nobody loses the one that is there. Two who ask at once have tried once: a page that is
 * being left lets go of what it still loads, and must not come back instead of the next.
 */
export function importCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const call = (calls += 1);
  return load().catch((error: Error) => {
    const failed = failures.get(error.message);
    if (failed && failed < call && navigator.userActivation.isActive) comeAgain();
    failures.set(error.message, calls);
    throw error;
  });
}

function comeAgain(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}
