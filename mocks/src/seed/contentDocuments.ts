import { packDocuments } from '@gschool/domain/content-pack';
import type { SeedDocument } from '../store/types';
import type { SeedSource } from './seed';

/** Where the demo's events take place by name; nothing answers there. */
const LIVE_URL = 'https://live.gschool.example/';

/** The demo has a room of its own: a page that says so, in the place of an address of nobody. */
const withDemoRoom = (base: string, document: SeedDocument): SeedDocument => {
  const data = document.data as Readonly<Record<string, unknown>>;
  const { joinUrl } = data;
  if (typeof joinUrl !== 'string' || !joinUrl.startsWith(LIVE_URL)) return document;
  return { ...document, data: { ...data, joinUrl: `${base}live-room.html` } };
};

/** The documents of a pack as the mock holds them. */
export const contentDocuments = ({ pack, base, now }: SeedSource): SeedDocument[] =>
  packDocuments(pack, { base, now: new Date(now) }).map((document) => withDemoRoom(base, document));
