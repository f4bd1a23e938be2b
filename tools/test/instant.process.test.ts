import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { parseBeginning } from '../browser/beginning';
import { beginStepAt, findFaketime } from './instant';
import { createVitestStep, type Step } from './steps';

const kiritimati = parseBeginning('2027-02-28T23:58', 'Pacific/Kiritimati');

describe.skipIf(!findFaketime())('a step of units', () => {
  it('begins at the instant, in its processes too, and its timers run', () => {
    const show = `
      const from = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { execFileSync } = await import('node:child_process');
      const child = execFileSync(process.execPath, ['-p', 'new Date().toString()']).toString();
      console.log(JSON.stringify([new Date().toString(), child, performance.now() - from]));`;
    const step: Step = {
      ...createVitestStep('unit', 'units', ['unit', 'dom']),
      command: [process.execPath, '--input-type=module', '-e', show, '--', '--project', 'unit'],
    };
    const { command, env } = beginStepAt(step, kiritimati, true);
    const [program = '', ...options] = command;
    // The environment without the clock under which this test may itself be running.
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(LD_PRELOAD|FAKETIME.*)$/.test(name),
    );
    const output = execFileSync(program, options, {
      env: { ...Object.fromEntries(own), ...env },
    });
    const [shown, child, waited] = JSON.parse(output.toString()) as [string, string, number];
    expect(shown).toMatch(/^Sun Feb 28 2027 23:58:\d\d GMT\+1400/);
    expect(child).toMatch(/^Sun Feb 28 2027 23:58:\d\d GMT\+1400/);
    expect(waited).toBeGreaterThan(40);
    expect(waited).toBeLessThan(60_000);
  });
});
