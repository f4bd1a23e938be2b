import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { findFreePorts, takenPorts } from './ports';

/** How long a server may take to start on a busy machine, in milliseconds. */
const WAIT_MS = 240_000;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs what `npm start` runs. */
function start(...given: readonly (string | Record<string, string>)[]) {
  const env = given.find((one) => typeof one === 'object');
  const options = given.filter((one) => typeof one === 'string');
  return launch(process.execPath, ['--import', 'tsx', 'tools/dev/start.ts', ...options], env);
}

function launch(program: string, options: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, options, {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: '', ...env },
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const waitForOutput = async (text: string) => {
    const end = Date.now() + WAIT_MS;
    while (!output.includes(text) && child.exitCode === null && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return output;
  };
  return { child, ended, waitForOutput, output: () => output };
}

const freePorts = async () => (await findFreePorts(3)) as [number, number, number];

describe('npm start', () => {
  it('names a port that is taken and what to do, and starts nothing', async () => {
    const ports = await freePorts();
    const portUser = createServer();
    await new Promise<void>((resolve) => portUser.listen(ports[1], '127.0.0.1', resolve));
    try {
      const run = start('--ports', ports.join(','));
      expect(await run.ended).toBe(1);
      expect(run.output()).toContain(
        `The shop needs port ${ports[1]}, but something else is using it.`,
      );
      expect(run.output()).toContain('--ports');
      expect(await takenPorts([ports[0], ports[2]])).toEqual([]);
    } finally {
      portUser.close();
    }
  });

  it('rejects a content pack that does not exist', async () => {
    const run = start('--ports', (await freePorts()).join(','), '--content', '/no/such/pack');
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('/no/such/pack');
  });

  it('says what to install when a tool of the emulators is missing, and starts nothing', async () => {
    const ports = await freePorts();
    const run = start(
      { PATH: '', HOME: '/no/such/home', GSCHOOL_FIRESTORE_EMULATOR_JAR: '' },
      '--ports',
      ports.join(','),
      '--emulators',
    );
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('Install Java 17 or newer');
    expect(await takenPorts(ports)).toEqual([]);
  });

  it('starts all three servers, prints them with the accounts, and stops them on Ctrl-C', async () => {
    const ports = await freePorts();
    const run = start('--ports', ports.join(','));
    const output = await run.waitForOutput('Press Ctrl-C to stop all three.');
    for (const port of ports) expect(output).toContain(`http://localhost:${port}/`);
    expect(output).toContain('member@gschool.example');
    expect(await takenPorts(ports)).toEqual(ports);
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    expect(await takenPorts(ports)).toEqual([]);
  }, 300_000);

  it('stops what was started on SIGTERM before all three respond', async () => {
    const ports = await freePorts();
    const run = start('--ports', ports.join(','));
    await run.waitForOutput('Starting the site');
    await vi.waitFor(async () => expect(await takenPorts(ports)).not.toEqual([]), 60_000);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(await takenPorts(ports)).toEqual([]);
  });

  it('stops all three when npm is stopped, which passes no signal on', async () => {
    const ports = await freePorts();
    const npm = launch('npm', ['start', '--', '--ports', ports.join(',')]);
    await npm.waitForOutput('Starting the site');
    await vi.waitFor(async () => expect(await takenPorts(ports)).not.toEqual([]), 60_000);
    npm.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await takenPorts(ports)).toEqual([]), 15_000);
  });
});
