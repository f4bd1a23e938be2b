import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';

/**
 * Prints `[12/173] file` after each test file. `npm test` shows the last of these lines while it
 * waits. Also prints each test that passed only on its second try, with the error of the first.
 */
export default class ProgressReporter implements Reporter {
  private all = 0;
  private done = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.all = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    const reason = error?.message.replaceAll('\n', ' ').slice(0, 300);
    console.log(`SECOND TRY: ${test.fullName}${reason ? `: ${reason}` : ''}`);
  }

  onTestModuleEnd(module: TestModule): void {
    this.done += 1;
    console.log(`[${this.done}/${this.all}] ${module.relativeModuleId}`);
  }
}
