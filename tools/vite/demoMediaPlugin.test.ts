import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import { demoMedia } from '../../mocks/src/content/demoMedia';
import { demoMediaPlugin } from './demoMediaPlugin';

let root: string;
const options = () => ({
  root,
  base: '/demo/',
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [demoMediaPlugin()],
});
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gschool-media-'));
  writeFileSync(join(root, 'index.html'), '<p>page</p>');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('demoMediaPlugin', () => {
  it('serves the playlists below the base in development', async () => {
    const vite = await createServer({
      ...options(),
      server: { port: 0, host: '127.0.0.1', ws: false },
    });
    await vite.listen();
    const [origin = ''] = vite.resolvedUrls?.local ?? [];
    const answer = await fetch(new URL('clips/loop/breathing-600/master.m3u8', origin));
    expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(await answer.text()).toContain('#EXT-X-STREAM-INF');
    await vite.close();
  });

  it('emits them all into a build for browsers', async () => {
    const result = await build({ ...options(), build: { write: false } });
    const [output] = Array.isArray(result) ? result : [result];
    const names = output && 'output' in output ? output.output.map((file) => file.fileName) : [];
    const wanted = demoMedia(createDemoPack(new Date(0))).map(({ path }) => path);
    expect(names).toEqual(expect.arrayContaining(wanted));
  });
});
