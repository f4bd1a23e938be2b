import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { findBrowser } from './find';
import { getInstallCommands } from './installCommands';
import { runPatiently } from './runPatiently';

function writeScript(file: string, lines: readonly string[]): void {
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}

/** Runs the simulated installation, and resolves to its exit code and output. */
function install(folder: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/browser/testing/installStandIn.ts', folder],
    {
      cwd: repositoryRoot,
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

describe('installing a browser', () => {
  it('happens once when two processes need one in the same second', async () => {
    const { executablePath } = await findBrowser();
    const folder = mkdtempSync(join(tmpdir(), 'install-'));
    // Like apt, it fails if the lock is taken; unlike apt, it also fails when it is called a second
    // time.
    writeScript(join(folder, 'apt-get'), [
      `echo "$*" >> ${folder}/calls`,
      `case "$*" in *update*) exit 0 ;; esac`,
      `mkdir ${folder}/lock || { echo 'E: installed twice' >&2; exit 100; }`,
      'sleep 1',
      `printf '#!/bin/sh\\nexec ${executablePath} "$@"\\n' > ${folder}/part`,
      `chmod +x ${folder}/part && mv ${folder}/part ${folder}/chromium`,
    ]);
    const both = [install(folder), install(folder)];
    await vi.waitFor(
      () => expect(readdirSync(folder).filter((name) => name.startsWith('ready-'))).toHaveLength(2),
      { timeout: 60_000 },
    );
    writeFileSync(join(folder, 'go'), '');
    for (const { code, output } of await Promise.all(both)) {
      expect(output).toContain(join(folder, 'chromium'));
      expect(code).toBe(0);
    }
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    expect(calls.filter((call) => / install /.test(call))).toHaveLength(1);
    expect(readdirSync(folder)).toContain('installed');
    expect(readdirSync(folder)).not.toContain('browser.lock');
  });

  it('says what failed, and leaves no lock', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'));
    writeScript(join(folder, 'apt-get'), [`echo 'E: no space left' >&2`, 'exit 100']);
    writeFileSync(join(folder, 'go'), '');
    const { code, output } = await install(folder);
    expect(code).not.toBe(0);
    expect(output).toContain('NO BROWSER');
    expect(output).toContain('E: no space left');
    expect(readdirSync(folder)).not.toContain('installed');
    expect(readdirSync(folder)).not.toContain('browser.lock');
  });

  it('waits for another package manager', () => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'));
    const command = join(folder, 'apt-get');
    writeScript(command, [
      `mkdir ${folder}/tried 2>/dev/null || exit 0`,
      `echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7' >&2`,
      'exit 100',
    ]);
    expect(runPatiently([command, 'update'])).toBeUndefined();
  });

  it.each([
    ['ID=debian', true, 'apt-get', 'chromium'],
    ['ID=ubuntu\nID_LIKE=debian', true, 'npx', '--with-deps'],
    ['ID="linuxmint"\nID_LIKE="ubuntu debian"', true, 'npx', '--with-deps'],
    ['ID=debian', false, 'npx', 'chromium'],
    ['ID=fedora', true, 'npx', 'chromium'],
    ['', true, 'npx', 'chromium'],
  ])('uses what %j has (as root: %s): %s … %s', (osRelease, isRoot, command, word) => {
    const commands = getInstallCommands(osRelease, isRoot);
    expect(commands.at(-1)).toEqual(expect.arrayContaining([command, word]));
    // Every call of apt waits for another package manager's lock.
    for (const call of commands.filter(([name]) => name === 'apt-get'))
      expect(call).toContain('DPkg::Lock::Timeout=600');
  });
});
