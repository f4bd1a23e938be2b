import { documentPaths } from '@gschool/data/documents';
import { packLists, type PackList } from '@gschool/domain/content-pack';

import { computeSha256 } from '../../sha256';
import type { ContentDocument, ContentService } from '../contentService';
import type { ContentsRow, Release, Source } from '../types';
import { parseContents, parseSources, splitBucket } from './parts';
import { mapLists, type ReleaseSources } from './sources';

type Row = Source | ContentsRow;

/** Keeps the parts that were read last. They never change, so they are never read twice. */
class PartCache {
  private readonly parts = new Map<string, { rows: readonly Row[]; length: number }>();
  private length = 0;

  constructor(private readonly maxLength: number) {}

  get(digest: string): readonly Row[] | undefined {
    const part = this.parts.get(digest);
    if (part === undefined) return undefined;
    this.parts.delete(digest);
    this.parts.set(digest, part);
    return part.rows;
  }

  set(digest: string, rows: readonly Row[], length: number): void {
    // Two requests at the same time may have read the same part.
    if (this.parts.has(digest)) return;
    this.parts.set(digest, { rows, length });
    this.length += length;
    for (const [oldest, part] of this.parts) {
      if (this.length <= this.maxLength) return;
      this.parts.delete(oldest);
      this.length -= part.length;
    }
  }
}

/** In characters. 10,000 classes have about 15 million. */
const MAX_CACHED_LENGTH = 40_000_000;
const READ_AT_ONCE = 25;

const caches = new WeakMap<ContentService, PartCache>();

const getCache = (service: ContentService): PartCache => {
  const cache = caches.get(service) ?? new PartCache(MAX_CACHED_LENGTH);
  caches.set(service, cache);
  return cache;
};

const parsePart = async (
  digest: string,
  document: ContentDocument | null,
  parse: (text: string) => readonly Row[],
): Promise<{ rows: readonly Row[]; length: number }> => {
  const text = document?.data['data'];
  if (typeof text !== 'string') throw new Error(`The part sources/${digest} is missing.`);
  if ((await computeSha256(text)) !== digest)
    throw new Error(`The part sources/${digest} was changed.`);
  return { rows: parse(text), length: text.length };
};

/** The rows of parts, by digest. */
const readParts = async <T extends Row>(
  service: ContentService,
  digests: readonly string[],
  parse: (text: string) => readonly T[],
): Promise<ReadonlyMap<string, readonly T[]>> => {
  const cache = getCache(service);
  const found = new Map<string, readonly T[]>();
  const missing: string[] = [];
  for (const digest of new Set(digests)) {
    const rows = cache.get(digest);
    if (rows === undefined) missing.push(digest);
    else found.set(digest, rows as readonly T[]);
  }
  const readNext = async (at: number): Promise<void> => {
    const group = missing.slice(at, at + READ_AT_ONCE);
    const documents = await service.read(group.map((digest) => documentPaths.source(digest)));
    for (const [n, digest] of group.entries()) {
      const { rows, length } = await parsePart(digest, documents[n] ?? null, parse);
      cache.set(digest, rows, length);
      found.set(digest, rows as readonly T[]);
    }
  };
  const groups = Array.from({ length: Math.ceil(missing.length / READ_AT_ONCE) });
  await Promise.all(groups.map((_, n) => readNext(n * READ_AT_ONCE)));
  return found;
};

const toRelease = ({ data }: ContentDocument): Release => data as unknown as Release;

/** Null if there is no release with this id. */
export const readRelease = async (service: ContentService, id: string): Promise<Release | null> => {
  const [document] = await service.read([documentPaths.release(id)]);
  return document ? toRelease(document) : null;
};

/** The rows of the contents of a release, by list and in order. */
type ReleaseContents = Readonly<Record<PackList, readonly ContentsRow[]>>;

const readContents = async (
  service: ContentService,
  release: Pick<Release, 'contents'>,
): Promise<ReleaseContents> => {
  const digests = packLists.flatMap((list) => release.contents[list]);
  const parts = await readParts(service, digests, parseContents);
  return mapLists((list) => release.contents[list].flatMap((digest) => parts.get(digest) ?? []));
};

/** All entries of a release, in order, and the rows of its contents. */
export const readSources = async (
  service: ContentService,
  release: Pick<Release, 'buckets' | 'contents'>,
): Promise<{ sources: ReleaseSources; contents: ReleaseContents }> => {
  const digests = packLists.flatMap((list) => release.buckets[list].flatMap(splitBucket));
  const [parts, contents] = await Promise.all([
    readParts(service, digests, parseSources),
    readContents(service, release),
  ]);
  const sources = mapLists((list) => {
    const byId = new Map(
      release.buckets[list]
        .flatMap(splitBucket)
        .flatMap((digest) => parts.get(digest) ?? [])
        .map((source) => [source.entry.id, source] as const),
    );
    return contents[list].map(({ id }) => {
      const source = byId.get(id);
      if (!source) throw new Error(`A release lists ${list} ${id} without its entry.`);
      return source;
    });
  });
  return { sources, contents };
};

/** Some parts with entries, by digest. */
export const readSourceParts = (
  service: ContentService,
  digests: readonly string[],
): Promise<ReadonlyMap<string, readonly Source[]>> => readParts(service, digests, parseSources);
