import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { repositoryRoot } from '../vite/root';
import { parseProgress } from './progress';
import { countSingleCheck, readCounts, type Counts } from './counts';
import { findNotices } from './notices';
import type { Step } from './steps';

/** The result of a step. */
export interface StepResult {
  counts: Counts;
  isOk: boolean;
  output: string;
  /** Messages that are printed even though the step passed. */
  notices: readonly string[];
  seconds: number;
}

const runningPids = new Set<number>();

/** Stops the running steps and all their child processes. */
export function endSteps(): void {
  for (const pid of runningPids) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // The process has already ended.
    }
  }
}

/** Runs a step and reports its progress. Never rejects. */
export async function runStep(
  step: Step,
  onProgress: (progress: string) => void = () => undefined,
): Promise<StepResult> {
  const begin = performance.now();
  if (step.report) {
    mkdirSync(dirname(step.report), { recursive: true });
    rmSync(step.report, { force: true });
  }
  const { code, output: raw } = await spawnStep(step, onProgress);
  const output = stripVTControlCharacters(raw);
  const isExitOk = code === 0;
  const counts = step.report ? readCounts(step.report, isExitOk) : countSingleCheck(isExitOk);
  return {
    counts,
    isOk: counts.failed === 0,
    output,
    notices: findNotices(output),
    seconds: (performance.now() - begin) / 1000,
  };
}

function spawnStep(
  { command, env }: Step,
  onProgress: (progress: string) => void,
): Promise<{ code: number | null; output: string }> {
  const [file, ...options] = command;
  return new Promise((resolve) => {
    const child = spawn(file!, options, {
      cwd: repositoryRoot,
      env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    if (child.pid) runningPids.add(child.pid);
    let output = '';
    const collect = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      const progress = parseProgress(text);
      if (progress) onProgress(progress);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const done = (code: number | null) => {
      if (child.pid) runningPids.delete(child.pid);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += String(error);
      done(null);
    });
    child.once('close', done);
  });
}
