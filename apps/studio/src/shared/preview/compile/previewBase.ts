import type { PreviewDocument } from '@gschool/app/preview';
import type { LiveContent, PreviewContent, ReleaseContent } from '@gschool/data/content';
import { toEvent, toIndex } from '@gschool/data/mappers';
import type { Catalogue, LiveEvent } from '@gschool/domain';
import {
  createPackDocuments,
  type ContentPack,
  type PackDocument,
  type PackSources,
} from '@gschool/domain/content-pack';

/** The index of the catalog in all languages. */
type Index = Omit<Catalogue, 'version'>;

/** The documents that changes are compared with. */
export interface PreviewBase {
  language: string;
  mediaBase: string;
  /** The ISO time that decides whether an event is over (then its replay shows); null for now. */
  now: string | null;
  index: Index;
  events: readonly LiveEvent[];
  /** What the frame receives in full: the index and the events. */
  documents: readonly PreviewDocument[];
  /**
   * The series without a poster, which have that of their first class. The index does not tell them
   * from a series whose own poster is the same one: then the poster follows the class.
   */
  unpicturedSeries: ReadonlySet<string>;
  /** Any other document; undefined if only the server has it. */
  read(path: string): PreviewDocument['data'] | undefined;
}

/** The URL of a media path. URLs and addresses of documents stay unchanged. */
export const createMediaBase =
  (mediaBase: string) =>
  (path: string): string =>
    /^(https?:|\/)/.test(path)
      ? path
      : mediaBase + path.split('/').map(encodeURIComponent).join('/');

const findUnpictured = ({ classes, series }: Index): ReadonlySet<string> => {
  const posters = new Map(classes.map(({ id, poster }) => [id, poster]));
  return new Set(
    series.flatMap(({ id, poster, classIds }) =>
      poster === '' || poster === posters.get(classIds[0] ?? '') ? [id] : [],
    ),
  );
};

const createLiveBase = ({
  language,
  mediaBase,
  catalogue: { version, ...index },
  events,
}: LiveContent): PreviewBase => ({
  language,
  mediaBase,
  now: null,
  index,
  events,
  unpicturedSeries: findUnpictured(index),
  documents: [
    { path: 'catalogue/manifest', data: { version, shards: 1 } },
    { path: 'catalogue/index-0', data: { version, data: JSON.stringify(index) } },
    ...events.map(({ id, ...event }) => ({
      path: `events/${id}`,
      data: { ...event, instructor: event.instructorName },
    })),
  ],
  read: () => undefined,
});

/** The pack of all entries of a release. */
export const toPack = (sources: PackSources, language: string): ContentPack =>
  ({ version: 1, language, ...sources }) as unknown as ContentPack;

const isListed = ({ path }: PackDocument): boolean => /^(catalogue\/|events\/[^/]+$)/.test(path);

const toCatalogueIndex = (documents: readonly PackDocument[], language: string): Index => {
  const parts = documents
    .filter(({ path }) => path.startsWith('catalogue/index-'))
    .map(({ path, data }) => toIndex(data, path));
  return {
    language,
    classes: parts.flatMap((part) => part.classes),
    styles: parts.flatMap((part) => part.styles),
    instructors: parts.flatMap((part) => part.instructors),
    series: parts.flatMap((part) => part.series),
  };
};

const createReleaseBase = ({ language, mediaBase, sources, now }: ReleaseContent): PreviewBase => {
  const compiled = createPackDocuments(toPack(sources, language), {
    base: createMediaBase(mediaBase),
    now: new Date(now),
  });
  const byPath = new Map(compiled.map((document) => [document.path, document]));
  const documents = compiled.filter(isListed);
  return {
    language,
    mediaBase,
    now,
    index: toCatalogueIndex(documents, language),
    events: documents.flatMap(({ path, data }) =>
      path.startsWith('events/') ? [toEvent(data, path.slice('events/'.length))] : [],
    ),
    documents,
    unpicturedSeries: new Set(
      sources.series.flatMap(({ id, poster }) => (poster === undefined ? [id] : [])),
    ),
    read: (path) => byPath.get(path)?.data ?? null,
  };
};

/** Prepares what the preview shows before any change. */
export const createPreviewBase = (content: PreviewContent): PreviewBase =>
  content.kind === 'live' ? createLiveBase(content) : createReleaseBase(content);
