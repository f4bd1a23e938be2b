import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import {
  BATCH_LIMITS,
  createPackAct,
  createPackContent,
  prepareContent,
  publishRelease,
  readLiveState,
  reportDrift,
  type AdminError,
  type BatchLimits,
} from '@gschool/admin';
import { getPackText } from '@gschool/domain/content-pack';
import { parseSnapshot } from '@gschool/domain/snapshot';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toDetails, toIndex, toManifest, toPlayback } from '@gschool/data/mappers';

import type { EmulatorAddress } from '../../../firebase/emulator';
import { findEmulatorJar } from '../../../firebase/emulatorJar';
import { getFirestoreEmulator } from '../../../firebase/sharedEmulators';
import { createDemoPack } from '../../../mocks/src/content/createDemoPack';
import { repositoryRoot } from '../repositoryRoot';
import { openBucket } from './bucket';
import {
  createFragment,
  createInitialization,
  createMediaPlaylist,
  writeFiles,
} from '../testing/packFiles';
import { parseCatalogue } from '../testing/parseCommand';
import { createProgressLines } from './progress';
import { publishPack } from './run';
import { createFirebaseContent } from '../content/firebaseContent';
import { createPack } from '../testing/packs';
import { startMockStorage, type MockStorage } from '../testing/mockStorage';

const PROJECT = 'demo-gschool-catalogue';
const BUCKET = 'films.example';
const BASE = 'https://media.example/';
/** A line of the progress, after the first documents were written. */
const WRITES = /^documents: [1-9]\d* of/m;
const isMissing = findEmulatorJar() === null;
if (isMissing) {
  console.warn(
    'SKIPPED: npm run catalogue was NOT tested against Firestore: no emulator (or no Java) was found.',
  );
}

/**
 * Writes the pack at GSCHOOL_TEST_PACK if the variable is set; otherwise writes the demo's classes,
 * one of them with a video.
 */
const writePack = (folder: string): void => {
  const real = process.env['GSCHOOL_TEST_PACK'];
  if (real) {
    // The files are copied one by one, because the original may be read-only, while its copy is
    // changed and removed.
    for (const entry of readdirSync(real, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const place = join(folder, relative(real, entry.parentPath));
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, entry.name), readFileSync(join(entry.parentPath, entry.name)));
    }
    return;
  }
  const pack = createDemoPack(new Date('2026-11-01T00:00:00Z'));
  const segments = ['a.m4s', 'b.m4s', 'c.m4s'];
  writeFiles(folder, {
    'film/master.m3u8': createMediaPlaylist(segments, '#EXT-X-MAP:URI="init.mp4"'),
    'film/init.mp4': createInitialization(),
    ...Object.fromEntries(segments.map((name) => [`film/${name}`, createFragment()])),
  });
  const videos = pack.videos.map((video, n) => ({
    ...video,
    hls: n === 0 ? 'film/master.m3u8' : undefined,
    captions: [],
  }));
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ ...pack, videos }));
};

interface RawPack {
  videos: { id: string; title: string; public?: boolean; hls?: string }[];
  events: { id: string }[];
  series: { videos: string[] }[];
  instructors: { name: string }[];
}

describe.skipIf(isMissing)('npm run catalogue, against the official emulator', () => {
  const work = mkdtempSync(join(tmpdir(), 'gschool-catalogue-'));
  const packFolder = mkdtempSync(join(tmpdir(), 'gschool-pack-'));
  let firestore: EmulatorAddress;
  let storage: MockStorage;
  let app: App;
  let pack: RawPack;

  beforeAll(async () => {
    firestore = await getFirestoreEmulator(PROJECT);
    storage = await startMockStorage(BUCKET);
    process.env['FIRESTORE_EMULATOR_HOST'] = `${firestore.host}:${firestore.port}`;
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = storage.host;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    app = initializeApp({ projectId: PROJECT }, PROJECT);
    writePack(packFolder);
    pack = JSON.parse(readFileSync(join(packFolder, 'catalogue.json'), 'utf8')) as RawPack;
  });
  afterAll(async () => {
    if (app) await deleteApp(app);
    await storage?.stop();
    for (const folder of [work, packFolder]) rmSync(folder, { recursive: true, force: true });
  });

  const countDocuments = async (collection: string): Promise<number> =>
    (await getFirestore(app).collection(collection).count().get()).data().count;

  /** Runs the command. With `killAt`, kills it when it has printed a line that matches. */
  const catalogue = (args: readonly string[], killAt?: RegExp) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(process.execPath, ['operator/bin/gschool.js', 'catalogue', ...args], {
        cwd: repositoryRoot,
        env: {
          ...process.env,
          GOOGLE_APPLICATION_CREDENTIALS: '',
        },
      });
      let [out, err] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString();
        if (killAt?.test(out)) child.kill('SIGKILL');
      });
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      child.once('close', (code) => resolve({ code, out, err }));
    });
  const publish = (extra: readonly string[] = [], killAt?: RegExp) =>
    catalogue(['publish', packFolder, '--project', PROJECT, ...extra], killAt);
  /** Runs the same command in this process, which is faster. */
  const publishHere = async (...extra: string[]): Promise<string> => {
    const options = parseCatalogue(['publish', packFolder, ...extra]);
    if (options.command !== 'publish') throw new Error('This is another command.');
    const lines: string[] = [];
    await publishPack(options, {
      content: createFirebaseContent(app),
      bucket: options.bucket ? openBucket(app, options.bucket, storage.host) : null,
      progress: createProgressLines(() => undefined),
      retry: { wait: (ms) => setTimeout(ms), random: () => 0, attempts: 1 },
      now: Date.now,
      print: (...all) => lines.push(...all),
    });
    return lines.join('\n');
  };
  const data = async (path: string) => (await getFirestore(app).doc(path).get()).data();
  const visitedTitles = async () => {
    const manifest = await data('catalogue/manifest');
    if (!manifest) return null;
    const shards = Array.from({ length: toManifest(manifest).shards }, (_, n) => n);
    const parts = shards.map(async (n) => toIndex(await data(`catalogue/index-${n}`), 'index'));
    return (await Promise.all(parts)).flatMap(({ classes }) => classes.map(({ title }) => title));
  };
  const titles = () => pack.videos.map(({ title }) => getPackText(title, 'en'));
  const change = (edit: (raw: RawPack) => void) => {
    edit(pack);
    writeFileSync(join(packFolder, 'catalogue.json'), JSON.stringify(pack));
  };

  it('names what is missing and writes nothing in a dry run', async () => {
    await expect(publishHere()).rejects.toThrow(/--bucket.*--media-base/s);
    const dry = await publish(['--media-base', BASE, '--dry-run']);
    expect(dry.out).toMatch(/documents: \d\d+ to create, 0 to update, 0 to delete, 0 unchanged/);
    expect(dry.out).toContain('Dry run');
    expect((await getFirestore(app).listCollections()).length).toBe(0);
  });

  it('publishes a pack after it was killed, and does nothing the second time', async () => {
    const small = ['--media-base', BASE, '--batch', '20'];
    const killed = await publish(small, WRITES);
    expect(killed.code).toBeNull();
    expect(await visitedTitles()).toBeNull();
    expect(await countDocuments('releases')).toBe(0);

    // It waits until the run of the killed one has expired, or that was before it began.
    const { code, err } = await publish(small);
    expect(code, err).toBe(0);
    expect(await visitedTitles()).toEqual(titles());
    expect(await countDocuments('releases')).toBe(1);

    const second = await publishHere(...small);
    expect(second).toMatch(/0 to create, 0 to update, 0 to delete, \d+ unchanged/);
    expect(second).toContain('Nothing to do');
  });

  it('wrote what the apps read', async () => {
    for (const { id, hls } of pack.videos.filter((_, n) => n % 20 === 0)) {
      expect(toDetails(await data(`videos/${id}`), id)).toMatchObject({
        id,
        hasVideo: Boolean(hls),
      });
    }
    const video = pack.videos.find(({ hls }) => hls)!;
    const playback = toPlayback(await data(`videos/${video.id}/playback/main`), video.id);
    expect(playback.hls).toBe(BASE + video.hls);
  });

  it('shows the old catalogue until the new one is complete, even if it is killed', async () => {
    const before = titles();
    change((raw) => {
      const gone = raw.videos.pop();
      raw.series.forEach((series) => {
        series.videos = series.videos.filter((id) => id !== gone?.id);
      });
      raw.videos.forEach((video, n) => {
        video.title = `Class ${n} (new)`;
        video.public = n < 2;
      });
    });
    const small = ['--media-base', BASE, '--batch', '20'];
    expect((await publish(small, WRITES)).code).toBeNull();
    expect(await visitedTitles()).toEqual(before);

    change((raw) => raw.videos.reverse());
    const samples = join(work, 'samples.json');
    const out = await publishHere(...small, '--samples', samples);
    expect(out).toMatch(/[1-9]\d* to delete/);
    expect(await visitedTitles()).toEqual(titles());
    expect((await getFirestore(app).collection('videos').count().get()).data().count).toBe(
      pack.videos.length,
    );
    expect(JSON.parse(readFileSync(samples, 'utf8'))).toMatchObject({
      classes: [{ title: expect.any(String) }, { title: expect.any(String) }],
      instructors: pack.instructors.map(({ name }) => ({ name })),
    });
  });

  it('tells the second of two publications, and lists no class without its document', async () => {
    const content = createFirebaseContent(app);
    const prepare = async (title: string) => {
      const state = await readLiveState(content);
      const pack = createPack(['u', 'v', 'w'], title);
      const options = { mediaBase: BASE, toMedia: (path: string) => path, live: state.live };
      const now = Date.now();
      const prepared = await prepareContent(
        content,
        state,
        createPackContent(pack, { ...options, now }),
        now,
      );
      return (limits?: BatchLimits) =>
        publishRelease(content, prepared, {
          by: 'command',
          now: Date.now(),
          note: '',
          limits,
          createAct: (release) => createPackAct(randomUUID(), prepared, release, now),
        });
    };
    const outcomesOf = async (limits?: BatchLimits) => {
      const both = [await prepare('One'), await prepare('Two')];
      const results = await Promise.allSettled(both.map((publishOne) => publishOne(limits)));
      return results.map((result) =>
        result.status === 'fulfilled' ? 'done' : (result.reason as AdminError).body?.code,
      );
    };
    const atOnce = await outcomesOf();
    expect(atOnce.toSorted()).toEqual(['done', 'release-changed']);
    const small = { ...BATCH_LIMITS, writes: 10 };
    const inSteps = await outcomesOf(small);
    expect(inSteps).toContain('done');
    expect(inSteps).toContainEqual(
      expect.stringMatching(/^(publication-running|release-changed)$/),
    );
    const shown = (await visitedTitles())!;
    expect([
      ['One u', 'One v', 'One w'],
      ['Two u', 'Two v', 'Two w'],
    ]).toContainEqual(shown);
    for (const id of ['u', 'v', 'w'])
      expect(shown).toContain((await data(`videos/${id}`))?.['title']);
    expect(await reportDrift(content, Date.now())).toMatchObject({
      missing: [],
      changed: [],
      unknown: [],
    });
    // The rest of this file continues with this pack.
    await publishHere('--media-base', BASE, '--replace');
  });

  it('finds and repairs what someone changed by hand', async () => {
    const db = getFirestore(app);
    const { id } = pack.videos[0]!;
    await db.doc(`videos/${id}`).update({ title: 'By hand' });
    await db.doc('events/by-hand').set({ title: 'By hand' });
    const content = createFirebaseContent(app);
    expect(await reportDrift(content, Date.now())).toMatchObject({
      changed: [`videos/${id}`],
      unknown: ['events/by-hand'],
    });
    const { code, out } = await catalogue(['repair', '--project', PROJECT]);
    expect([code, out]).toEqual([0, expect.stringContaining('2 documents were written')]);
    expect(await reportDrift(content, Date.now())).toMatchObject({ changed: [], unknown: [] });
  });

  it('holds no lock while it writes, because the lock would outlive a killed process', async () => {
    const transaction = vi.spyOn(getFirestore(app), 'runTransaction');
    change((raw) => raw.videos.reverse());
    expect(await publishHere('--media-base', BASE, '--batch', '10')).toContain(' to update, ');
    // The begin and the moment at which the release becomes live.
    expect(transaction.mock.calls.length).toBeLessThanOrEqual(2);
    transaction.mockRestore();
  });

  it('uploads the media once, at URLs that can’t be guessed', async () => {
    const { code, out } = await publish(['--bucket', BUCKET]);
    expect({ code, out }).toMatchObject({ code: 0 });
    for (const [name, object] of storage.objects) {
      expect(name).toMatch(/^catalogue\/[0-9a-f]{32}\/\S/);
      expect(object).toMatchObject({
        isPublic: true,
        cacheControl: 'public, max-age=31536000, immutable',
      });
    }
    const video = pack.videos.find(({ hls }) => hls)!;
    const { hls } = toPlayback(await data(`videos/${video.id}/playback/main`), video.id);
    const name = decodeURIComponent(new URL(hls).pathname).replace(`/${BUCKET}/`, '');
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    expect(storage.objects.get(name)?.contentType).toBe('application/vnd.apple.mpegurl');
    const beside = [...storage.objects.keys()].filter((other) => other.startsWith(folder));
    expect(beside.filter((other) => other.endsWith('.m4s')).length).toBeGreaterThan(2);
    const second = await publishHere('--bucket', BUCKET);
    expect(second).toContain('files: 0 to upload');
    expect(second).toContain('Nothing to do');
  });

  it('writes a snapshot of the products and events, dated by the database', async () => {
    await publishHere('--media-base', BASE);
    const db = getFirestore(app);
    const metadata = { category: 'mats', rank: '1', stock: '7' };
    await db.doc('products/mat').set({ active: true, name: 'Mat', role: null, metadata });
    const price = { active: true, unit_amount: 900, currency: 'eur', metadata };
    await db.doc('products/mat/prices/mat-1').set(price);
    await db.doc('products/mat/prices/old').set({ ...price, active: false });
    await db.doc('products/old').set({ active: false, name: 'Old', role: null, metadata });
    const out = join(work, 'snapshot.json');
    const run = await catalogue(['snapshot', '--out', out, '--project', PROJECT]);
    expect(run.err).toBe('');
    expect(run.out).toContain(`1 products, ${pack.events.length} events → ${out}`);
    const { products, events } = parseSnapshot(JSON.parse(readFileSync(out, 'utf8')));
    expect(products).toMatchObject([{ id: 'mat', variants: [{ id: 'mat-1', stock: 1 }] }]);
    for (const { updatedAt } of [...products, ...events])
      expect(Math.abs(Date.parse(updatedAt ?? '') - Date.now())).toBeLessThan(10 * 60_000);
    expect(events.map(({ id }) => id).toSorted()).toEqual(
      pack.events.map(({ id }) => id).toSorted(),
    );
  });

  it('rejects a pack with a list of all errors', async () => {
    change((raw) => {
      raw.videos[0]!.title = '';
      raw.videos.push({ ...raw.videos[1]! });
    });
    const { code, err } = await catalogue(['check', packFolder]);
    expect(code).toBe(1);
    expect(err).toContain('2 errors');
    expect(err).toMatch(/videos\[0\] ".+" {2}title: must not be empty/);
    expect(err).toMatch(/id: duplicate of videos\[1\]/);
  });
});
