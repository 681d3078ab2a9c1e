const SLOWEST = 5;

/**
 * Vitest reporter that closes a run with the one plain line that other programs read, after the time
 * of each suite, the tests that took longest and those that passed only at their second try: each of
 * these is a race that somebody has to find.
 */
export default class SummaryReporter {
  onTestRunEnd(testModules) {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    const timed = [];
    const suites = new Map();
    for (const testModule of testModules) {
      if (testModule.errors().length > 0) failed += 1;
      const suite = suites.get(testModule.project.name) ?? { files: 0, tests: 0, ms: 0 };
      suites.set(testModule.project.name, suite);
      const spent = testModule.diagnostic();
      suite.files += 1;
      suite.ms += spent.duration + spent.collectDuration + spent.environmentSetupDuration;
      for (const test of testModule.children.allTests()) {
        const { state, errors = [] } = test.result();
        const { duration = 0, flaky = false } = test.diagnostic() ?? {};
        suite.tests += 1;
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
    for (const [name, { files, tests, ms }] of suites)
      console.log(`suite: ${name}: ${tests} tests in ${files} files, ${(ms / 1000).toFixed(0)} s`);
    timed.sort((one, other) => other.duration - one.duration);
    for (const { duration, name } of timed.slice(0, SLOWEST))
      console.log(`slowest: ${(duration / 1000).toFixed(1)} s ${name}`);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
