import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { MOCK_SENTINEL } from '../../mocks/src/sentinel';
import { findMockCode } from './build';

it('finds code of the mock in the scripts and pages of a build, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschool-build-'));
  writeFileSync(join(folder, 'app.js'), 'const school = "gschool";');
  writeFileSync(join(folder, 'index.html'), '<title>Gschool</title>');
  expect(findMockCode(folder)).toEqual([]);
  writeFileSync(join(folder, 'mock.js'), `console.info("${MOCK_SENTINEL}")`);
  writeFileSync(join(folder, 'shell.html'), '<script src="/mockWorker.js"></script>');
  expect([...findMockCode(folder)].toSorted()).toEqual(['mock.js', 'shell.html']);
  rmSync(folder, { recursive: true });
});
