const failures = new Set<string>();

/**
 * Every `import()` of the app in the browser. Chromium never asks again for a module that has not come:
 * what somebody tries a second time in vain can only come with a new page. Not before the shop answers,
 * so that nobody loses the one that is there.
 */
export function importCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((error: Error) => {
    const { message } = error;
    if (failures.has(message) && navigator.userActivation.isActive) comeAgain();
    failures.add(message);
    throw error;
  });
}

function comeAgain(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}
