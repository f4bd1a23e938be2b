import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A vitest global setup that puts all temporary files of the run into one folder, which is removed
 * at the end. Otherwise, tests that do not clean up would fill the machine's temporary folder.
 */
export function setup(): () => void {
  const parent = process.env['TMPDIR'];
  const folder = mkdtempSync(join(tmpdir(), 'gschool-tests-'));
  process.env['TMPDIR'] = folder;
  return () => {
    if (parent === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = parent;
    rmSync(folder, { recursive: true, force: true });
  };
}
