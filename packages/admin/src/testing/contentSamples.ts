import {
  checkPack,
  type ContentPack,
  type ContentPackInput,
  type PackList,
} from '@gschool/domain/content-pack';

import type { ActArguments, ActKind, ActRequest } from '../contract';
import { formatDraftData, toDraftId } from '../content/entry/draftCodec';
import { readLiveState } from '../content/release/live';
import { createPackContent } from '../content/release/packContent';
import { prepareContent, preparePublication } from '../content/release/prepare';
import { createPackAct, publishRelease, type PublishOptions } from '../content/release/publish';
import type { DraftContent } from '../content/types';
import type { Account } from '../member/account';
import { createAccount, createTestServices, type TestServices } from './createTestServices';

export const NOW = Date.parse('2026-11-27T10:00:00.000Z');
const MEDIA = 'https://media.example/';

/** A class as `catalogue.json` contains it. */
export const createClass = (
  id: string,
  title = `Class ${id}`,
): ContentPackInput['videos'][number] => ({
  id,
  title,
  style: 's',
  level: 'everyone',
  durationSeconds: 60,
  releasedAt: '2026-01-01T00:00:00Z',
  poster: 'art:figure/squat/1',
  hls: `video/${id}/master.m3u8`,
});

/** A pack with classes and one event, which ends an hour after `NOW`. */
export const createTestPack = (
  ids: readonly string[],
  title?: string,
  over: Partial<ContentPackInput> = {},
): ContentPack => {
  const check = checkPack({
    version: 1,
    styles: [{ id: 's', name: 'S' }],
    videos: ids.map((id) => createClass(id, title && `${title} ${id}`)),
    events: [
      {
        id: 'live',
        title: title ?? 'Live',
        startsAt: '2026-11-27T10:00:00Z',
        durationMinutes: 60,
        poster: 'art:event/reach/3',
        joinUrl: 'https://live.example/1',
        ...(ids[0] !== undefined && { replay: ids[0] }),
      },
    ],
    ...over,
  });
  if (!check.ok) throw new Error(JSON.stringify(check.errors));
  return check.pack;
};

/** A school with the administrator `gaia`. */
export const createSchool = (accounts: readonly Account[] = []): TestServices =>
  createTestServices([createAccount({ uid: 'gaia', claims: { role: 'admin' } }), ...accounts]);

/** Publishes a pack as `gschool catalogue publish` does. */
export const publishTestPack = async (
  { content }: TestServices,
  pack: ContentPack,
  over: Partial<PublishOptions> = {},
  now = NOW,
) => {
  const state = await readLiveState(content);
  const release = createPackContent(pack, {
    mediaBase: MEDIA,
    toMedia: (path) => path,
    live: state.live,
    now,
  });
  const prepared = await prepareContent(content, state, release, now);
  const id = crypto.randomUUID();
  return publishRelease(content, prepared, {
    by: 'command',
    now,
    note: '',
    createAct: (created) => createPackAct(id, prepared, created, now),
    ...over,
  });
};

/** Stores a draft as the studio does. */
export const putDraft = (
  { content }: Pick<TestServices, 'content'>,
  list: PackList,
  entryId: string,
  draft: Omit<DraftContent, 'confirmed'> & { confirmed?: readonly string[] },
  base?: string,
): string => {
  const id = toDraftId(list, entryId);
  const head = content.data('releaseLog/head');
  content.put(`drafts/${id}`, {
    list,
    entryId,
    data: formatDraftData({ confirmed: [], ...draft }),
    base: base ?? (head?.['release'] as string | undefined) ?? '',
    by: 'gaia',
    updatedAt: '2026-11-27T09:00:00.000Z',
  });
  return id;
};

/** A request with a new id. */
export const toRequest = <Kind extends ActKind>(kind: Kind, args: ActArguments[Kind]) =>
  ({ id: crypto.randomUUID(), kind, args }) as ActRequest;

/** The arguments with which the studio publishes drafts, after it has read their plan. */
export const planDrafts = async (
  { content }: Pick<TestServices, 'content'>,
  drafts: 'all' | readonly string[] = 'all',
) => {
  const { token, parent } = await preparePublication(content, drafts, NOW);
  return { drafts: drafts as 'all', plan: token, parent: parent?.id ?? null, note: 'Spring' };
};
