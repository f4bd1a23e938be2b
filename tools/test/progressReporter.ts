import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/**
 * Prints `[12/173] file` after each test file. `npm test` shows the last of these lines while it
 * waits.
 */
export default class ProgressReporter implements Reporter {
  private all = 0;
  private done = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.all = specifications.length;
  }

  onTestModuleEnd(module: TestModule): void {
    this.done += 1;
    console.log(`[${this.done}/${this.all}] ${module.relativeModuleId}`);
  }
}
