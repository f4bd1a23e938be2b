import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { build, createServer, type BuildEnvironmentOptions, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { serveHosting } from '../dev/hosting';
import { loadAppConfig, type AppName } from '../vite/loadAppConfig';
import {
  VTT,
  createFragment,
  createInitialization,
  createMediaPlaylist,
  createPng,
} from '../../operator/src/testing/packFiles';
import { contentPack } from './vitePlugin';

/** The name in the pack. On the disk, the letter and its accent are separate characters. */
const ACCENTED = 's\u00e9ance.png';

let root: string;
let vite: ViteDevServer;
let server: Server;

/** Sends the path unchanged; a URL object would normalize it. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; range: string; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          range: response.headers['content-range'] ?? '',
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gschool-serve-'));
  mkdirSync(join(root, 'pack/film'), { recursive: true });
  mkdirSync(join(root, 'app'));
  const put = (path: string, content: string | Uint8Array) =>
    writeFileSync(join(root, path), content);
  put('private.webp', 'private');
  put('pack/unnamed.webp', 'unnamed');
  put('pack/the one.webp', createPng());
  put('pack/swapped.webp', createPng());
  put('pack/film/master.m3u8', createMediaPlaylist(['a.m4s'], '#EXT-X-MAP:URI="init.mp4"'));
  put('pack/film/init.mp4', createInitialization());
  put('pack/film/a.m4s', createFragment());
  put('pack/film/en.vtt', VTT);
  put(`pack/${ACCENTED.normalize('NFD')}`, createPng());
  const entry = {
    title: 'T',
    style: 's',
    level: 'everyone',
    durationSeconds: 1,
    releasedAt: '2026-01-01T00:00:00Z',
  };
  put(
    'pack/catalogue.json',
    JSON.stringify({
      version: 1,
      styles: [{ id: 's', name: 'S' }],
      videos: [
        {
          ...entry,
          id: 'a',
          poster: 'the one.webp',
          hls: 'film/master.m3u8',
          captions: [{ language: 'en', label: 'English', src: 'film/en.vtt' }],
        },
        { ...entry, id: 'b', poster: 'swapped.webp' },
        { ...entry, id: 'c', poster: ACCENTED },
      ],
    }),
  );
  put('app/index.html', '<script type="module" src="/main.ts"></script>');
  put('app/main.ts', 'console.log(import.meta.env.VITE_CONTENT_PACK)');
  vite = await createServer({
    root: join(root, 'app'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [contentPack(join(root, 'pack'))],
  });
  server = createHttpServer(vite.middlewares).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server?.close();
  await vite?.close();
  rmSync(root, { recursive: true, force: true });
});

describe('the content pack on the development server', () => {
  it.each([
    ['catalogue.json', 'application/json; charset=utf-8'],
    ['the%20one.webp', 'image/webp'],
    ['film/master.m3u8', 'application/vnd.apple.mpegurl'],
    ['film/init.mp4', 'video/mp4'],
    ['film/a.m4s', 'video/iso.segment'],
    ['film/en.vtt', 'text/vtt; charset=utf-8'],
    [encodeURIComponent(ACCENTED), 'image/png'],
  ])('serves %s as %s', async (path, type) => {
    expect(await get(`/@content/${path}`)).toMatchObject({ status: 200, type });
  });

  it('answers a range with 206 and one past the end with 416', async () => {
    const size = createPng().length;
    const part = await get('/@content/the%20one.webp', { range: 'bytes=1-3' });
    expect(part).toMatchObject({ status: 206, range: `bytes 1-3/${size}`, body: 'PNG' });
    expect(await get('/@content/the%20one.webp', { range: `bytes=${size}-` })).toMatchObject({
      status: 416,
    });
  });

  it.each([
    '/@content/../private.webp',
    '/@content/%2e%2e/private.webp',
    '/@content/film/..%2f..%2fprivate.webp',
    '/@content/..%5cprivate.webp',
    '/@content//etc/passwd',
    '/@content/film%00/a.m4s',
  ])('refuses %s', async (path) => {
    expect(await get(path)).toMatchObject({
      status: 403,
      body: 'Only files in the pack are served.',
    });
  });

  it('serves nothing that the pack does not name', async () => {
    expect(await get('/@content/unnamed.webp')).toMatchObject({ status: 404 });
    expect(await get('/@content/')).toMatchObject({ status: 403 });
    expect(await get('/@content/%zz')).toMatchObject({ status: 400 });
  });

  it('rejects a file that became a link out of the folder after the start', async () => {
    expect(await get('/@content/swapped.webp')).toMatchObject({ status: 200 });
    unlinkSync(join(root, 'pack/swapped.webp'));
    symlinkSync(join(root, 'private.webp'), join(root, 'pack/swapped.webp'));
    expect(await get('/@content/swapped.webp')).toMatchObject({ status: 403 });
    unlinkSync(join(root, 'pack/swapped.webp'));
    writeFileSync(join(root, 'pack/swapped.webp'), createPng());
  });

  it('passes the path of the pack to the app', async () => {
    const { body } = await get('/main.ts');
    expect(body).toContain('"VITE_CONTENT_PACK": "/@content/catalogue.json"');
  });

  it('does not start with an invalid pack', async () => {
    const bad = createServer({
      root: join(root, 'app'),
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      plugins: [contentPack(join(root, 'nowhere'))],
    });
    await expect(bad).rejects.toThrow('there is no folder');
  });
});

describe('the content pack in a build', () => {
  const buildWith = (pack: string, options: BuildEnvironmentOptions) =>
    build({
      root: join(root, 'app'),
      configFile: false,
      logLevel: 'silent',
      build: { emptyOutDir: true, ...options },
      plugins: [contentPack(join(root, pack))],
    });
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .toSorted();

  it('contains the files that the pack names, which the hosting serves', async () => {
    const folder = join(root, 'dist');
    await buildWith('pack', { outDir: folder });
    expect(list(join(folder, '@content'))).toEqual([
      'catalogue.json',
      'film/a.m4s',
      'film/en.vtt',
      'film/init.mp4',
      'film/master.m3u8',
      'swapped.webp',
      ACCENTED,
      'the one.webp',
    ]);
    const [script = ''] = list(join(folder, 'assets'));
    expect(readFileSync(join(folder, 'assets', script), 'utf8')).toContain(
      '/@content/catalogue.json',
    );
    const hosting = await serveHosting('site', folder, 0);
    const address = `http://localhost:${(hosting.address() as AddressInfo).port}/@content`;
    const types: Record<string, string> = {
      'catalogue.json': 'application/json; charset=utf-8',
      'film/master.m3u8': 'application/vnd.apple.mpegurl',
      'the%20one.webp': 'image/webp',
    };
    for (const [path, type] of Object.entries(types)) {
      const response = await fetch(`${address}/${path}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    hosting.closeAllConnections();
    hosting.close();
  });

  it('is not in the server’s build, and an invalid pack stops the build', async () => {
    const folder = join(root, 'dist-ssr');
    await buildWith('pack', { outDir: folder, ssr: join(root, 'app/main.ts') });
    expect(list(folder)).toEqual(['main.mjs']);
    await expect(buildWith('nowhere', { outDir: folder })).rejects.toThrow('there is no folder');
  });

  it('is part of the site’s demo, and of nothing else', async () => {
    vi.stubEnv('GSCHOOL_CONTENT', join(root, 'pack'));
    const hasPack = async (app: AppName, mode: string) => {
      const { plugins = [] } = await loadAppConfig(app, { mode, command: 'build' });
      const found = (await Promise.all(plugins)).flat();
      return found.some(
        (plugin) => plugin && 'name' in plugin && plugin.name === 'gschool:content-pack',
      );
    };
    expect(await hasPack('site', 'demo')).toBe(true);
    expect(await hasPack('site', 'production')).toBe(false);
    expect(await hasPack('shop', 'demo')).toBe(false);
    vi.unstubAllEnvs();
  });
});
