const SLOWEST = 5;

/**
 * Vitest reporter that closes a run with the one plain line that other programs read, after naming
 * the tests that took longest and those that passed only at their second try: each of these is a
 * race that somebody has to find.
 */
export default class SummaryReporter {
  onTestRunEnd(testModules) {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    const timed = [];
    for (const testModule of testModules) {
      if (testModule.errors().length > 0) failed += 1;
      for (const test of testModule.children.allTests()) {
        const { state, errors = [] } = test.result();
        const { duration = 0, flaky = false } = test.diagnostic() ?? {};
        timed.push({ duration, name: test.fullName });
        if (flaky) {
          console.log(`second try: ${test.fullName}`);
          for (const { message } of errors) console.log(message);
        }
        if (state === 'passed') passed += 1;
        else if (state === 'skipped') skipped += 1;
        else failed += 1;
      }
    }
    timed.sort((one, other) => other.duration - one.duration);
    for (const { duration, name } of timed.slice(0, SLOWEST))
      console.log(`slowest: ${(duration / 1000).toFixed(1)} s ${name}`);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
