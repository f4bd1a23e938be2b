import type { Playback } from '@gschool/domain';
import { createPackDocuments } from '@gschool/domain/content-pack';

import { fromBucketUrl, toBucketUrl } from '../playback/mediaBucket';
import type { SeedDocument } from '../store/types';
import type { SeedSource } from './seedSource';

/** The base of the demo events' join URLs. The host does not exist. */
const LIVE_URL = 'https://live.gschool.example/';
const ROOM_PAGE = 'live-room.html';

const getEventId = (path: string): string => path.split('/')[1] ?? '';

/** Replaces a join URL of the demo with the URL of the static page `live-room.html`. */
const withDemoRoom = (base: string, document: SeedDocument): SeedDocument => {
  // Reading `data` would create the documents of all classes.
  if (!document.path.endsWith('/access/join')) return document;
  const data = document.data as Readonly<Record<string, unknown>>;
  const { joinUrl } = data;
  if (typeof joinUrl !== 'string' || !joinUrl.startsWith(LIVE_URL)) return document;
  const room = joinUrl.slice(LIVE_URL.length);
  const hash = room === getEventId(document.path) ? '' : `#${room}`;
  return { ...document, data: { ...data, joinUrl: base + ROOM_PAGE + hash } };
};

/** Moves a video to the mock's bucket, which can be read only through signed URLs. */
const withBucket = (base: string, document: SeedDocument): SeedDocument =>
  document.path.endsWith('/playback/main')
    ? {
        path: document.path,
        get data() {
          const { hls, captions } = document.data as Playback;
          return {
            hls: toBucketUrl(hls, base),
            captions: captions.map((track) => ({ ...track, src: toBucketUrl(track.src, base) })),
          };
        },
      }
    : document;

/**
 * A compiled document as the mock stores it: videos are in its bucket, and rooms are a page of the
 * demo.
 */
export const toDemoDocument = (base: string, document: SeedDocument): SeedDocument =>
  withBucket(base, withDemoRoom(base, document));

/** The opposite of `toDemoDocument`. */
export const fromDemoDocument = (base: string, { path, data }: SeedDocument): SeedDocument => {
  if (path.endsWith('/playback/main')) {
    const { hls, captions } = data as Playback;
    return {
      path,
      data: {
        ...(data as object),
        hls: fromBucketUrl(hls, base),
        captions: captions.map((track) => ({ ...track, src: fromBucketUrl(track.src, base) })),
      },
    };
  }
  const [, room] = String((data as { joinUrl?: unknown }).joinUrl).split(`${base}${ROOM_PAGE}`);
  if (!path.endsWith('/access/join') || room === undefined) return { path, data };
  const joinUrl = LIVE_URL + (room === '' ? getEventId(path) : room.slice(1));
  return { path, data: { ...(data as object), joinUrl } };
};

/** The Firestore documents of a content pack. */
export const contentDocuments = ({
  pack,
  base,
  now,
  schoolTime = now,
}: SeedSource): SeedDocument[] =>
  createPackDocuments(pack, { base, now: new Date(schoolTime) }).map((document) =>
    toDemoDocument(base, document),
  );
