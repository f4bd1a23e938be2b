import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, it } from 'vitest';

import { exitWithParent } from './exitWithParent';

it('ends a process whose parent was killed', async () => {
  const child = JSON.stringify([...exitWithParent, '-e', 'setTimeout(() => undefined, 60_000)']);
  const parent = spawn(process.execPath, [
    '-e',
    `const { spawn } = require('node:child_process');
     const child = spawn(process.execPath, ${child}, { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
     child.once('spawn', () => setTimeout(() => console.log(child.pid), 500));`,
  ]);
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  // Both write to one pipe, which ends with the last of them.
  const ended = once(parent.stdout, 'end').then(() => 'ended');
  parent.kill('SIGKILL');
  const timeLimit = new Promise((resolve) => setTimeout(() => resolve('still runs'), 15_000));
  const outcome = await Promise.race([ended, timeLimit]);
  if (outcome !== 'ended') process.kill(Number(output.toString()), 'SIGKILL');
  expect(outcome).toBe('ended');
}, 30_000);
