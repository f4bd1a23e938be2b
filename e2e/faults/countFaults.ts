import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import { openFaults } from './openFaults';

/** Prints how many faults were tried, and how many the apps survived. */
export default class CountFaults implements Reporter {
  private tried = 0;
  private readonly failed: string[] = [];
  private readonly open: string[] = [];

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    if (status === 'skipped') {
      this.open.push(title);
      return;
    }
    this.tried += 1;
    if (status !== 'passed') this.failed.push(title);
  }

  onEnd(): void {
    const survived = this.tried - this.failed.length;
    console.log(`\nFaults: ${this.tried} tried, ${survived} survived`);
    for (const title of this.failed) console.log(`  not survived: ${title}`);
    for (const title of this.open) console.log(`  open, not tried: ${title}: ${openFaults[title]}`);
  }
}
