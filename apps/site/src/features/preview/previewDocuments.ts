import {
  indexLists,
  type FrameMessage,
  type IndexPatch,
  type PreviewDocument,
} from '@gschool/app/preview';
import { AppError } from '@gschool/data';
import {
  joinIndex,
  toDetails,
  toEvent,
  toEventAccess,
  toIndex,
  toManifest,
  toPlayback,
  type CatalogueIndex,
} from '@gschool/data/mappers';
import type { Catalogue, ClassDetails, EventAccess, LiveEvent, Playback } from '@gschool/domain';

import { removeUnsafeAddresses } from './safeAddress';

type DocumentsMessage = Extract<FrameMessage, { type: 'documents' }>;
type Data = PreviewDocument['data'];

/** How long a page waits for a document of the studio, in milliseconds. */
const ANSWER_TIMEOUT_MS = 20_000;

const emptyIndex: CatalogueIndex = { classes: [], styles: [], instructors: [], series: [] };

/** Replaces the entries of a list in their places, and adds the new ones at the end. */
const patchList = <Entry extends { id: string }>(
  list: readonly Entry[],
  changed: readonly Entry[],
  removed: readonly string[],
): readonly Entry[] => {
  if (changed.length === 0 && removed.length === 0) return list;
  const byId = new Map(changed.map((entry) => [entry.id, entry]));
  const gone = new Set(removed);
  const remaining = list
    .filter(({ id }) => !gone.has(id))
    .map((entry) => {
      const next = byId.get(entry.id);
      byId.delete(entry.id);
      return next ?? entry;
    });
  return [...remaining, ...byId.values()];
};

/**
 * The documents that the studio posted, in the form in which the pages read them. Addresses that are
 * not safe are dropped. Invalid documents are reported the way a page reports those of the server.
 *
 * @param ask asks the studio for documents
 * @param origin the origin of this page
 */
export const createPreviewDocuments = (ask: (paths: readonly string[]) => void, origin: string) => {
  let posted = new Map<string, Data>();
  let patched = new Map<string, Data>();
  let index = emptyIndex;
  let shown = emptyIndex;
  let version = '';
  const waiting = new Map<string, ((data: Data) => void)[]>();

  const toShownIndex = (data: unknown, where: string): CatalogueIndex => {
    const parsed = toIndex(data, where);
    return { ...parsed, ...removeUnsafeAddresses({ ...parsed }, origin) };
  };
  const store = (target: Map<string, Data>, documents: readonly PreviewDocument[]): void => {
    for (const { path, data } of documents) {
      const safe = removeUnsafeAddresses(data, origin);
      target.set(path, safe);
      for (const resolve of waiting.get(path) ?? []) resolve(safe);
      waiting.delete(path);
    }
  };
  const applyPatch = ({ data, removed }: IndexPatch): void => {
    const changed = toShownIndex({ data }, 'the changed index');
    const lists = indexLists.map((list) => [
      list,
      patchList<{ id: string }>(index[list], changed[list], removed[list]),
    ]);
    shown = { ...index, ...Object.fromEntries(lists) };
  };
  const readIndex = (): CatalogueIndex => {
    const { shards, version: current } = toManifest(posted.get('catalogue/manifest') ?? {});
    version = current;
    const parts = Array.from({ length: shards }, (_, n) => {
      const path = `catalogue/index-${n}`;
      return toShownIndex(posted.get(path) ?? {}, path);
    });
    return joinIndex(parts);
  };

  /** The document at a path. Asks the studio if it has not posted the document. */
  const read = async (path: string): Promise<Data> => {
    const known = patched.has(path) ? patched.get(path) : posted.get(path);
    if (known !== undefined) return known;
    const others = waiting.get(path);
    if (!others) ask([path]);
    return new Promise((resolve, reject) => {
      waiting.set(path, [...(others ?? []), resolve]);
      setTimeout(() => reject(new AppError({ kind: 'offline' })), ANSWER_TIMEOUT_MS);
    });
  };

  const events = (): readonly LiveEvent[] =>
    [...new Map([...posted, ...patched])].flatMap(([path, data]) => {
      const id = /^events\/([^/]+)$/.exec(path)?.[1];
      if (id === undefined || data === null) return [];
      try {
        return [toEvent(data, id)];
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return [];
      }
    });

  return {
    /** Stores what the studio posted. */
    receive(message: DocumentsMessage): void {
      if (message.kind === 'answer') return store(posted, message.documents);
      patched = new Map();
      if (message.kind === 'full') {
        posted = new Map();
        store(posted, message.documents);
        index = shown = readIndex();
        // The answers that pages still wait for would be those of the documents before.
        if (waiting.size > 0) ask([...waiting.keys()]);
      } else {
        store(patched, message.documents);
        applyPatch(message.index);
      }
    },
    catalogue: (): Catalogue => ({ version, ...shown }),
    async details(id: string): Promise<ClassDetails> {
      const path = `videos/${id}`;
      const data = await read(path);
      if (data === null) throw new AppError({ kind: 'notFound', what: 'class' });
      const details = toDetails(data, id);
      if (patched.has(path)) return details;
      // The card has the names of styles and instructors that are being changed.
      const card = shown.classes.find((one) => one.id === id);
      const translations = Object.entries(card?.translations ?? {}).map(([tag, texts]) => [
        tag,
        { ...details.translations?.[tag], ...texts },
      ]);
      return {
        ...details,
        ...card,
        translations: { ...details.translations, ...Object.fromEntries(translations) },
      };
    },
    async playback(id: string): Promise<Playback | null> {
      const data = await read(`videos/${id}/playback/main`);
      // An address that is not safe was dropped.
      return data?.['hls'] ? toPlayback(data, id) : null;
    },
    events,
    async eventAccess(id: string): Promise<EventAccess> {
      return toEventAccess((await read(`events/${id}/access/join`)) ?? {}, id);
    },
  };
};

export type PreviewDocuments = ReturnType<typeof createPreviewDocuments>;
