import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/**
 * Prints how many faults were tried, and how many the apps survived. As for journeys, `npm test`
 * lists those that needed a second try.
 */
export default class CountFaults implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = (this.suite?.allTests() ?? []).filter(({ results }) => results.length > 0);
    const failed = tests.filter((test) => !test.ok());
    console.log(`\nFaults: ${tests.length} tried, ${tests.length - failed.length} survived`);
    for (const { title } of failed) console.log(`  not survived: ${title}`);
  }
}
