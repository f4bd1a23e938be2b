import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many faults were tried, and how many the apps survived. */
export default class CountFaults implements Reporter {
  private tried = 0;
  private readonly failed: string[] = [];

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    this.tried += 1;
    if (status !== 'passed') this.failed.push(title);
  }

  onEnd(): void {
    const survived = this.tried - this.failed.length;
    console.log(`\nFaults: ${this.tried} tried, ${survived} survived`);
    for (const title of this.failed) console.log(`  not survived: ${title}`);
  }
}
