import type {
  ClassCard,
  ClassDetails,
  Instructor,
  Playback,
  Series,
  Style,
} from '../catalogue/types';
import { DEFAULT_LANGUAGE } from '../locale/localize';
import { getMediaUrl, type MediaBase } from './mediaPath';
import type { ContentPack, PackEvent, PackVideo } from './schema';
import { createShardTexts } from './shards';
import { getPackTexts, getPackTranslations, getPackText } from './texts';
import { computeFingerprint } from './utf8';

/** A Firestore document, identified by its path below `documents/`. */
export interface PackDocument {
  path: string;
  /**
   * The document's fields. The data of a class is created each time it is read, because of 10,000
   * classes only a few are read.
   */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface PackDocumentOptions {
  /** The base URL of the pack's media. */
  base: MediaBase;
  /** The time of publishing. If an event is over at this time, its replay is published. */
  now: Date;
}

/**
 * Every Firestore document of a pack (docs/product/security.md#documents). The same pack always
 * results in the same version.
 */
export function createPackDocuments(
  pack: ContentPack,
  options: PackDocumentOptions,
): PackDocument[] {
  const cards = createPackCards(pack, options.base);
  const extras = {
    ...(pack.language !== DEFAULT_LANGUAGE && { language: pack.language }),
    styles: pack.styles.map(({ id, name }): Style => ({
      id,
      ...getPackTexts({ name }, pack.language),
    })),
    instructors: createInstructors(pack, options.base),
    series: createSeries(pack, options.base),
  };
  const texts = createShardTexts(cards, extras);
  const version = computeFingerprint(texts.join('\n'));
  return [
    { path: 'catalogue/manifest', data: { version, shards: texts.length } },
    ...texts.map((data, n) => ({ path: `catalogue/index-${n}`, data: { version, data } })),
    ...pack.videos.flatMap((video, n) => createVideoDocuments(video, cards[n], pack, options.base)),
    ...pack.events.flatMap((event) => createEventDocuments(event, pack, options)),
  ];
}

/** The cards of all classes in the pack's order, with the names of their styles and instructors. */
export function createPackCards(pack: ContentPack, base: MediaBase): ClassCard[] {
  const { language } = pack;
  const styles = new Map(pack.styles.map(({ id, name }) => [id, name]));
  const instructors = new Map(pack.instructors.map(({ id, name }) => [id, name]));
  const seriesOf = new Map(pack.series.flatMap((s) => s.videos.map((id) => [id, s.id])));
  return pack.videos.map((video) => ({
    id: video.id,
    title: getPackText(video.title, language),
    styleId: video.style,
    styleName: getPackText(styles.get(video.style), language) || video.style,
    level: video.level,
    durationSeconds: video.durationSeconds,
    poster: getMediaUrl(base, video.poster),
    releasedAt: video.releasedAt,
    instructorId: video.instructor ?? null,
    instructorName: getPackText(instructors.get(video.instructor ?? ''), language) || null,
    seriesId: seriesOf.get(video.id) ?? null,
    equipment: video.equipment,
    focus: video.focus,
    phases: video.phases,
    collections: video.collections,
    hasVideo: video.hls !== undefined,
    ...getPackTranslations(
      {
        title: video.title,
        styleName: styles.get(video.style),
        instructorName: instructors.get(video.instructor ?? ''),
      },
      language,
    ),
  }));
}

function createInstructors(pack: ContentPack, base: MediaBase): Instructor[] {
  return pack.instructors.map(({ id, name, bio, portrait = '' }) => ({
    id,
    ...getPackTexts({ name, bio }, pack.language),
    portrait: getMediaUrl(base, portrait),
  }));
}

/** Creates the series. A series without a poster uses the poster of its first class. */
function createSeries(pack: ContentPack, base: MediaBase): Series[] {
  const posters = new Map(pack.videos.map((video) => [video.id, video.poster]));
  return pack.series.map(({ id, title, description, poster, videos }) => ({
    id,
    ...getPackTexts({ title, description }, pack.language),
    poster: getMediaUrl(base, poster ?? posters.get(videos[0] ?? '') ?? ''),
    classIds: videos,
  }));
}

/**
 * The chapters in every additional language. A chapter without a translation is in the pack's
 * language.
 */
function translateChapters({ chapters }: PackVideo, language: string) {
  const tags = new Set(
    chapters.flatMap(({ title }) => (typeof title === 'string' ? [] : Object.keys(title))),
  );
  tags.delete(language);
  const chapterIn = ({ title, startSeconds }: PackVideo['chapters'][number], tag: string) => {
    const translation = typeof title === 'string' ? undefined : title[tag];
    return translation === undefined
      ? { title: getPackText(title, language), lang: language, startSeconds }
      : { title: translation, startSeconds };
  };
  return Object.fromEntries(
    [...tags].map((tag) => [tag, chapters.map((chapter) => chapterIn(chapter, tag))]),
  );
}

function createVideoDocuments(
  video: PackVideo,
  card: ClassCard | undefined,
  pack: ContentPack,
  base: MediaBase,
): PackDocument[] {
  if (!card) return [];
  const path = `videos/${video.id}`;
  const details: PackDocument = {
    path,
    get data() {
      return { ...createDetails(video, card, pack) };
    },
  };
  const { hls, captions } = video;
  if (hls === undefined) return [details];
  const playback: PackDocument = {
    path: `${path}/playback/main`,
    get data() {
      const sources: Playback = {
        hls: getMediaUrl(base, hls),
        captions: captions.map((track) => ({ ...track, src: getMediaUrl(base, track.src) })),
      };
      return { ...sources };
    },
  };
  return [details, playback];
}

function createDetails(video: PackVideo, card: ClassCard, pack: ContentPack): ClassDetails {
  const { language } = pack;
  const { title, description, chapters } = video;
  const style = pack.styles.find(({ id }) => id === video.style);
  const instructor = pack.instructors.find(({ id }) => id === video.instructor);
  return {
    ...card,
    description: getPackText(description, language),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      title: getPackText(chapter.title, language),
    })),
    ...getPackTranslations(
      { title, description, styleName: style?.name, instructorName: instructor?.name },
      language,
      { chapters: translateChapters(video, language) },
    ),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  };
}

function createEventDocuments(
  event: PackEvent,
  pack: ContentPack,
  { base, now }: PackDocumentOptions,
) {
  const { language } = pack;
  const end = Date.parse(event.startsAt) + event.durationMinutes * 60_000;
  const instructor = pack.instructors.find(({ id }) => id === event.instructor);
  const replayVideoId = end <= now.getTime() ? (event.replay ?? null) : null;
  return [
    {
      path: `events/${event.id}`,
      data: {
        title: getPackText(event.title, language),
        startsAt: event.startsAt,
        durationMinutes: event.durationMinutes,
        instructor: instructor ? getPackText(instructor.name, language) : null,
        instructorId: instructor?.id ?? null,
        hasReplay: replayVideoId !== null,
        description: getPackText(event.description, language),
        poster: getMediaUrl(base, event.poster),
        ...getPackTranslations(
          {
            title: event.title,
            description: event.description,
            instructorName: instructor?.name,
          },
          language,
        ),
        ...(language !== DEFAULT_LANGUAGE && { language }),
      },
    },
    {
      path: `events/${event.id}/access/join`,
      data: {
        joinUrl: event.joinUrl ?? null,
        replayVideoId,
      },
    },
  ];
}
