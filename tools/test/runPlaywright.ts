import { spawn } from 'node:child_process';

import { onParentEnd } from '../dev/onParentEnd';
import { repositoryRoot } from '../vite/root';

/**
 * Runs Playwright's tests and resolves with the exit code. Playwright ends with this process, also
 * if npm is stopped.
 */
export function runPlaywright(
  options: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const playwright = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...options],
    { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => playwright.kill(signal));
  onParentEnd(() => playwright.kill());
  return new Promise((resolve) => playwright.once('exit', (code) => resolve(code ?? 1)));
}
