import { spawn } from 'node:child_process';

import { ensureDemo } from '../build/artifacts';
import { repositoryRoot } from '../vite/root';

// `npm run e2e [-- PLAYWRIGHT OPTIONS]`
ensureDemo();
const playwright = spawn(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { cwd: repositoryRoot, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => playwright.kill(signal));
playwright.once('exit', (code) => process.exit(code ?? 1));
