/**
 * Vitest reporter that closes a run with the one plain line that other programs read, after naming
 * the tests that passed only at their second try: each is a race that somebody has to find.
 */
export default class SummaryReporter {
  onTestRunEnd(testModules) {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    for (const testModule of testModules) {
      if (testModule.errors().length > 0) failed += 1;
      for (const test of testModule.children.allTests()) {
        const { state } = test.result();
        if (test.diagnostic()?.flaky) console.log(`second try: ${test.fullName}`);
        if (state === 'passed') passed += 1;
        else if (state === 'skipped') skipped += 1;
        else failed += 1;
      }
    }
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
