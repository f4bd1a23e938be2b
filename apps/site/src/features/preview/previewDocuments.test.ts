import type { PreviewDocument } from '@gschool/app/preview';
import { describe, expect, it, vi } from 'vitest';

import { createPreviewBackend } from './previewBackend';
import { createPreviewDocuments } from './previewDocuments';

const card = (id: string, changes: object = {}) => ({
  id,
  title: `Title of ${id}`,
  styleId: 'yoga',
  styleName: 'Yoga',
  level: 'beginner',
  durationSeconds: 60,
  releasedAt: '2026-01-01T00:00:00.000Z',
  poster: 'art:figure/warrior/1',
  instructorId: null,
  instructorName: null,
  seriesId: null,
  equipment: [],
  focus: [],
  phases: [],
  collections: [],
  hasVideo: true,
  ...changes,
});
const none = { classes: [], styles: [], instructors: [], series: [] };
const event = {
  title: 'Tea',
  startsAt: '2026-12-01T15:00:00.000Z',
  durationMinutes: 40,
  poster: '',
};

const open = () => {
  const ask = vi.fn<(paths: readonly string[]) => void>();
  const documents = createPreviewDocuments(ask, 'https://school.example');
  const postFull = (...more: PreviewDocument[]) =>
    documents.receive({
      type: 'documents',
      kind: 'full',
      revision: 1,
      documents: [
        { path: 'catalogue/manifest', data: { version: '7', shards: 1 } },
        {
          path: 'catalogue/index-0',
          data: {
            version: '7',
            data: JSON.stringify({ ...none, classes: [card('a'), card('b')] }),
          },
        },
        { path: 'events/tea', data: event },
        ...more,
      ],
    });
  const postPatch = (
    classes: readonly object[],
    changed: readonly PreviewDocument[] = [],
    removed: readonly string[] = [],
  ) =>
    documents.receive({
      type: 'documents',
      kind: 'patch',
      revision: 2,
      documents: changed,
      index: {
        data: JSON.stringify({ ...none, classes }),
        removed: { ...none, classes: removed },
      },
    });
  postFull();
  return { ask, documents, postFull, postPatch };
};
const titles = ({ documents }: Pick<ReturnType<typeof open>, 'documents'>) =>
  documents.catalogue().classes.map(({ title }) => title);

describe('posted documents', () => {
  it('show each patch over what was posted in full, not over the patch before', () => {
    const preview = open();
    preview.postPatch([card('b', { title: 'Typed' })]);
    expect(titles(preview)).toEqual(['Title of a', 'Typed']);
    preview.postPatch([card('c', { title: 'New' })], [], ['a']);
    expect(titles(preview)).toEqual(['Title of b', 'New']);
    preview.postPatch([]);
    expect(titles(preview)).toEqual(['Title of a', 'Title of b']);
  });

  it('keep the entries that did not change, so that pages render only the others', () => {
    const { documents, postPatch } = open();
    const [before] = documents.catalogue().classes;
    postPatch([card('b', { title: 'Typed' })]);
    expect(documents.catalogue().classes[0]).toBe(before);
  });

  it('are asked for once, and an answer serves everyone who waits', async () => {
    const { ask, documents } = open();
    const both = Promise.all([documents.details('a'), documents.details('a')]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(['videos/a']);
    documents.receive({
      type: 'documents',
      kind: 'answer',
      revision: 1,
      documents: [{ path: 'videos/a', data: { ...card('a'), description: 'Text' } }],
    });
    expect((await both).map(({ description }) => description)).toEqual(['Text', 'Text']);
  });

  it('that a page waits for are asked for again after others were posted in full', async () => {
    const { ask, documents, postFull } = open();
    const details = documents.details('a');
    postFull();
    expect(ask.mock.calls).toEqual([[['videos/a']], [['videos/a']]]);
    documents.receive({
      type: 'documents',
      kind: 'answer',
      revision: 1,
      documents: [{ path: 'videos/a', data: { ...card('a'), description: 'Text' } }],
    });
    expect((await details).description).toBe('Text');
  });

  it('that the studio never posts fail as offline, so that the page says so', async () => {
    vi.useFakeTimers();
    const outcome = open()
      .documents.details('a')
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ info: { kind: 'offline' } });
  });

  it('show the names on the card in a class that is not edited', async () => {
    const { documents, postFull, postPatch } = open();
    postFull({ path: 'videos/a', data: card('a') });
    postPatch([card('a', { styleName: 'Renamed' })]);
    expect((await documents.details('a')).styleName).toBe('Renamed');
  });

  it('do not exist for a deleted class', async () => {
    const { documents, postPatch } = open();
    postPatch([], [{ path: 'videos/a', data: null }], ['a']);
    await expect(documents.details('a')).rejects.toMatchObject({ info: { kind: 'notFound' } });
  });

  it('never make a link or a medium of an address that is not https', async () => {
    const { documents, postFull, postPatch } = open();
    const bad = 'javascript:alert(1)';
    postFull(
      { path: 'events/tea', data: { ...event, poster: bad } },
      { path: 'events/tea/access/join', data: { joinUrl: bad, replayVideoId: null } },
      { path: 'videos/a/playback/main', data: { hls: 'data:text/html,x', captions: [] } },
    );
    postPatch([card('a', { poster: bad })]);
    expect(await documents.eventAccess('tea')).toEqual({ joinUrl: null, replayVideoId: null });
    expect(documents.events()[0]?.poster).toBe('');
    expect(documents.catalogue().classes[0]?.poster).toBe('');
    expect(await documents.playback('a')).toBeNull();
  });
});

describe('the backend of the preview', () => {
  it('keeps what the member writes in memory', async () => {
    const backend = createPreviewBackend(open().documents);
    const editor = await backend.libraryEditor();
    await editor.update('preview', (library) => ({ ...library, favorites: ['a'] }));
    expect((await backend.library.read('preview')).favorites).toEqual(['a']);
    await backend.profiles.update('preview', { displayName: 'Ada' });
    expect((await backend.profiles.read('preview')).displayName).toBe('Ada');
  });

  it('has a subscribed member without a role, and no token', async () => {
    const backend = createPreviewBackend(open().documents);
    expect(await backend.auth.claims()).toMatchObject({ subscribed: true, role: 'user' });
    await expect(backend.admin()).rejects.toMatchObject({ info: { kind: 'unavailable' } });
    await expect(backend.content()).rejects.toMatchObject({ info: { kind: 'unavailable' } });
  });

  it('lists events by their start', async () => {
    const { documents, postFull } = open();
    postFull({ path: 'events/early', data: { ...event, startsAt: '2026-11-01T15:00:00.000Z' } });
    const events = await createPreviewBackend(documents).events();
    expect((await events.upcoming('2026-11-15T00:00:00.000Z', 5)).map(({ id }) => id)).toEqual([
      'tea',
    ]);
    expect((await events.past('2026-11-15T00:00:00.000Z', 5)).events.map(({ id }) => id)).toEqual([
      'early',
    ]);
  });
});
