import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LibraryChange, PlaylistEdit } from './changes';
import { applyPlaylistEdit, applyToPlaylists, findPlaylistError } from './playlists';
import type { Playlist } from './types';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const mornings: Playlist = {
  id: 'm',
  name: 'Mornings',
  videoIds: ['a', 'b', 'c'],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const apply = (stored: Playlist | null, edit: PlaylistEdit, at = NOW) =>
  applyPlaylistEdit(stored, { ...edit, playlistId: 'm', at });
const order = (...videoIds: readonly string[]): PlaylistEdit => ({
  edit: 'order',
  videoIds,
  dropped: mornings.videoIds.filter((id) => !videoIds.includes(id)),
});

describe('edits of a playlist', () => {
  it.each<[string, PlaylistEdit, readonly string[]]>([
    ['adds at the end', { edit: 'add', videoId: 'd' }, ['a', 'b', 'c', 'd']],
    ['contains a class once', { edit: 'add', videoId: 'a' }, ['a', 'b', 'c']],
    ['removes', { edit: 'drop', videoId: 'b' }, ['a', 'c']],
    ['sorts', order('c', 'a', 'b'), ['c', 'a', 'b']],
    ['sorts and removes', order('c', 'a'), ['c', 'a']],
    ['ignores a duplicate in the order', order('c', 'c', 'a', 'b'), ['c', 'a', 'b']],
  ])('%s', (_, edit, ids) => {
    expect(apply(mornings, edit)).toEqual({
      ...mornings,
      videoIds: ids,
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('keeps additions and removals of another device when it is sorted', () => {
    const elsewhere = { ...mornings, videoIds: ['a', 'x', 'c'] };
    expect(apply(elsewhere, order('c', 'b', 'a'))?.videoIds).toEqual(['c', 'a', 'x']);
  });

  it('creates a playlist once, and restores none that was deleted elsewhere', () => {
    expect(apply(mornings, { edit: 'create', name: 'Again', videoIds: [] })).toBe(mornings);
    expect(apply(null, { edit: 'rename', name: 'Dawn' })).toBeNull();
    expect(apply(null, { edit: 'add', videoId: 'a' })).toBeNull();
    expect(apply(mornings, { edit: 'delete' })).toBeNull();
    expect(apply(null, { edit: 'restore', playlist: mornings })).toEqual(mornings);
    expect(apply(null, { edit: 'create', name: 'New', videoIds: ['a', 'a'] })).toMatchObject({
      id: 'm',
      videoIds: ['a'],
      createdAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('never sets an earlier time', () => {
    expect(apply(mornings, { edit: 'rename', name: 'Dawn' }, 0)?.updatedAt).toBe(
      mornings.updatedAt,
    );
  });

  it('keeps a class that one tab added while another sorted', () => {
    const ids = fc.uniqueArray(fc.constantFrom('d', 'e', 'f', 'g'), { minLength: 1 });
    const sorted = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 });
    fc.assert(
      fc.property(ids, sorted, sorted, fc.nat(4), (added, one, two, when) => {
        const adds = added.map((videoId): PlaylistEdit => ({ edit: 'add', videoId }));
        const edits = adds.toSpliced(when, 0, order(...one), order(...two));
        const end = edits.reduce<Playlist | null>((stored, edit) => apply(stored, edit), mornings);
        expect(end?.videoIds.toSorted()).toEqual(['a', 'b', 'c', ...added].toSorted());
        expect(end?.videoIds.filter((id) => two.includes(id))).toEqual(two);
      }),
    );
  });
});

describe('all playlists', () => {
  const change = (edit: PlaylistEdit): LibraryChange => ({
    ...edit,
    kind: 'playlist',
    playlistId: 'n',
    id: '1',
    at: NOW,
  });
  it('are in the order in which they were created', () => {
    const made = change({ edit: 'create', name: 'New', videoIds: [] });
    const both = applyToPlaylists([mornings], made);
    expect(both.map(({ id }) => id)).toEqual(['m', 'n']);
    expect(applyToPlaylists(both, change({ edit: 'rename', name: 'N' }))[1]?.name).toBe('N');
    expect(applyToPlaylists(both, change({ edit: 'delete' }))).toEqual([mornings]);
    expect(applyToPlaylists([mornings], change({ edit: 'delete' }))).toEqual([mornings]);
  });
});

describe('an impossible edit', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `v${n}`);
  const full = { ...mornings, videoIds: ids(500) };
  const many = Array.from({ length: 100 }, (_, n) => ({ ...mornings, id: `p${n}` }));
  it.each<[string, readonly Playlist[], PlaylistEdit, object | null]>([
    ['a name', [], { edit: 'create', name: 'x'.repeat(200), videoIds: [] }, null],
    ['no name', [], { edit: 'create', name: ' ', videoIds: [] }, { name: 'empty' }],
    ['a name of fillers', [], { edit: 'rename', name: '\u3164\u2800' }, { name: 'empty' }],
    ['a long name', [], { edit: 'rename', name: 'x'.repeat(201) }, { name: 'tooLong' }],
    ['500 classes', [], { edit: 'create', name: 'x', videoIds: ids(500) }, null],
    ['501 classes', [], { edit: 'create', name: 'x', videoIds: ids(501) }, { videoIds: 'tooMany' }],
    ['one class too many', [full], { edit: 'add', videoId: 'x' }, { videoIds: 'tooMany' }],
    ['a class that is already in it', [full], { edit: 'add', videoId: 'v7' }, null],
    ['101 playlists', many, { edit: 'create', name: 'x', videoIds: [] }, { playlists: 'tooMany' }],
    [
      'a restored playlist too many',
      many,
      { edit: 'restore', playlist: full },
      { playlists: 'tooMany' },
    ],
    ['a deletion', many, { edit: 'delete' }, null],
  ])('%s', (_, stored, edit, fields) => {
    const error = findPlaylistError(stored, { ...edit, kind: 'playlist', playlistId: 'm' });
    expect(error && error.info).toEqual(fields && { kind: 'invalid', fields });
  });
});
