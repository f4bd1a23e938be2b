import type { Playback } from '@gschool/domain';
import { createPackDocuments } from '@gschool/domain/content-pack';

import { toBucketUrl } from '../playback/mediaBucket';
import type { SeedDocument } from '../store/types';
import type { SeedSource } from './seedSource';

/** The base of the demo events' join URLs. The host does not exist. */
const LIVE_URL = 'https://live.gschool.example/';

/** Replaces a join URL of the demo with the URL of the static page `live-room.html`. */
const withDemoRoom = (base: string, document: SeedDocument): SeedDocument => {
  // Reading `data` would create the documents of all classes.
  if (!document.path.endsWith('/access/join')) return document;
  const data = document.data as Readonly<Record<string, unknown>>;
  const { joinUrl } = data;
  if (typeof joinUrl !== 'string' || !joinUrl.startsWith(LIVE_URL)) return document;
  return { ...document, data: { ...data, joinUrl: `${base}live-room.html` } };
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

/** The Firestore documents of a content pack. */
export const contentDocuments = ({ pack, base, now }: SeedSource): SeedDocument[] =>
  createPackDocuments(pack, { base, now: new Date(now) }).map((document) =>
    withBucket(base, withDemoRoom(base, document)),
  );
