import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { getActResult, preparePublication, readLiveState } from '@gschool/admin';
import { formatDraftData, toDraftId } from '@gschool/admin/content';
import { documentPaths } from '@gschool/data/documents';
import { packLists, type ContentPackInput } from '@gschool/domain/content-pack';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type CollectionReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findEmulatorJar } from '../../../firebase/emulatorJar';
import { getFirestoreEmulator } from '../../../firebase/sharedEmulators';
import { createDemoPack } from '../../../mocks/src/content/createDemoPack';
import { createFirebaseQueryServices } from '../admin';
import { createFirebaseContent } from '../content/firebaseContent';
import { parseCatalogue } from '../testing/parseCommand';
import { createProgressLines } from './progress';
import { publishPack } from './run';

const BY_COMMAND = 'demo-gschool-by-command';
const BY_STUDIO = 'demo-gschool-by-studio';
const NOW = Date.parse('2026-11-27T10:00:00.000Z');
/** What browsers and the next publication read. */
const COLLECTIONS = ['catalogue', 'videos', 'events', 'sources', 'releases', 'releaseLog'];

const isMissing = findEmulatorJar() === null;
if (isMissing) {
  console.warn('SKIPPED: publications were NOT compared on Firestore: no emulator was found.');
}

const full = createDemoPack(new Date(NOW)) as ContentPackInput;
const withoutFiles: ContentPackInput = {
  ...full,
  videos: full.videos.map((video) => ({ ...video, hls: undefined, captions: [] })),
};
/** What the school has before. */
const first: ContentPackInput = {
  ...withoutFiles,
  series: [],
  events: [],
  videos: withoutFiles.videos.slice(0, 1),
};

describe.skipIf(isMissing)('the same pack, published by the command and by the studio', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gschool-equal-'));
  let byCommand: App;
  let byStudio: App;

  beforeAll(async () => {
    const { host, port } = await getFirestoreEmulator(BY_COMMAND, BY_STUDIO);
    process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${port}`;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    byCommand = initializeApp({ projectId: BY_COMMAND }, BY_COMMAND);
    byStudio = initializeApp({ projectId: BY_STUDIO }, BY_STUDIO);
  });
  afterAll(async () => {
    for (const app of [byCommand, byStudio]) if (app) await deleteApp(app);
    rmSync(folder, { recursive: true, force: true });
  });

  const publish = async (app: App, pack: ContentPackInput): Promise<void> => {
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(pack));
    const options = parseCatalogue(['publish', folder, '--media-base', 'https://media.example/']);
    if (options.command !== 'publish') throw new Error('This is another command.');
    await publishPack(options, {
      content: createFirebaseContent(app),
      bucket: null,
      progress: createProgressLines(() => undefined),
      retry: { wait: (ms) => setTimeout(ms), random: () => 0, attempts: 1 },
      now: () => NOW,
      print: () => undefined,
    });
  };
  /** Every document below a collection, by path, without who published it and why. */
  const readAll = async (collection: CollectionReference): Promise<[string, object][]> => {
    const { docs } = await collection.get();
    const below = await Promise.all(
      docs.map(async ({ ref }) =>
        (await Promise.all((await ref.listCollections()).map(readAll))).flat(),
      ),
    );
    const own = docs.map((doc): [string, object] => {
      const { by: _, note: __, ...data } = doc.data();
      return [doc.ref.path, data];
    });
    return [...own, ...below.flat()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  };
  const readSchool = async (app: App) =>
    Object.fromEntries(
      (
        await Promise.all(COLLECTIONS.map((name) => readAll(getFirestore(app).collection(name))))
      ).flat(),
    );

  it('gives equal documents', async () => {
    await publish(byCommand, first);
    await publish(byCommand, withoutFiles);

    await publish(byStudio, first);
    const content = createFirebaseContent(byStudio);
    const { live } = await readLiveState(createFirebaseContent(byCommand));
    const base = (await readLiveState(content)).live?.release.id ?? '';
    for (const list of packLists) {
      const entries = live?.sources[list] ?? [];
      for (const [n, { entry }] of entries.entries())
        await getFirestore(byStudio)
          .doc(documentPaths.draft(toDraftId(list, entry.id)))
          .set({
            list,
            entryId: entry.id,
            data: formatDraftData({
              entry,
              confirmed: [],
              after: entries[n - 1]?.entry.id ?? null,
            }),
            base,
            by: 'gaia',
            updatedAt: new Date(NOW),
          });
    }
    const { token, parent } = await preparePublication(content, 'all', NOW);
    const args = { drafts: 'all' as const, plan: token, parent: parent?.id ?? null, note: '' };
    const result = await getActResult(
      createFirebaseQueryServices(byStudio),
      { id: crypto.randomUUID(), kind: 'catalogue.publish', args },
      { by: 'gaia', now: NOW },
    );
    expect(result).toMatchObject({ outcome: 'done' });

    const expected = await readSchool(byCommand);
    expect(Object.keys(expected).length).toBeGreaterThan(100);
    expect(await readSchool(byStudio)).toEqual(expected);
  });
});
