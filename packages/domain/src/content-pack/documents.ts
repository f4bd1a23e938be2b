import type {
  ClassCard,
  ClassDetails,
  Instructor,
  Playback,
  Series,
  Style,
} from '../catalogue/types';
import {
  cardFields,
  classFields,
  eventFields,
  instructorFields,
  seriesFields,
  styleFields,
} from '../documents/catalogue';
import { getEventEnd } from '../events/phase';
import { DEFAULT_LANGUAGE } from '../locale/localize';
import { copyFields, copyTranslations } from './copyFields';
import { getMediaUrl, type MediaBase } from './mediaPath';
import type { ContentPack, PackEvent, PackVideo } from './schema';
import { createShardTexts } from './shards';
import { getPackText } from './texts';
import { computeFingerprint } from './utf8';
import { withoutArchived } from './withoutArchived';

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
 * Every Firestore document of a pack (docs/product/security.md#documents), without archived entries.
 * The same pack always results in the same version.
 */
export function createPackDocuments(
  source: ContentPack,
  options: PackDocumentOptions,
): PackDocument[] {
  const pack = withoutArchived(source);
  const cards = createPackCards(pack, options.base);
  const copy = { language: pack.language, base: options.base };
  const extras = {
    ...(pack.language !== DEFAULT_LANGUAGE && { language: pack.language }),
    styles: pack.styles.map((style): Style => ({
      id: style.id,
      ...copyFields(styleFields, style, copy),
      ...copyTranslations(styleFields, style, copy),
    })),
    instructors: pack.instructors.map((person): Instructor => ({
      id: person.id,
      ...copyFields(instructorFields, person, copy),
      ...copyTranslations(instructorFields, person, copy),
    })),
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

/**
 * The cards of all classes that are not archived, in the pack's order, with the names of their styles
 * and instructors.
 */
export function createPackCards(source: ContentPack, base: MediaBase): ClassCard[] {
  const pack = withoutArchived(source);
  const { language } = pack;
  const styles = new Map(pack.styles.map(({ id, name }) => [id, name]));
  const instructors = new Map(pack.instructors.map(({ id, name }) => [id, name]));
  const seriesOf = new Map(pack.series.flatMap((s) => s.videos.map((id) => [id, s.id])));
  return pack.videos.map((video) => ({
    id: video.id,
    ...copyFields(cardFields, video, { language, base }),
    styleId: video.style,
    styleName: getPackText(styles.get(video.style), language) || video.style,
    instructorId: video.instructor ?? null,
    instructorName: getPackText(instructors.get(video.instructor ?? ''), language) || null,
    seriesId: seriesOf.get(video.id) ?? null,
    hasVideo: video.hls !== undefined,
    ...copyTranslations(cardFields, video, { language, base }, getNames(pack, video)),
  }));
}

/** The names of the style and the instructor of a class or an event. */
const getNames = (
  pack: ContentPack,
  { style, instructor }: { style?: string; instructor?: string | undefined },
) => ({
  ...(style !== undefined && { styleName: pack.styles.find(({ id }) => id === style)?.name }),
  instructorName: pack.instructors.find(({ id }) => id === instructor)?.name,
});

/** Creates the series. A series without a poster uses the poster of its first class. */
function createSeries(pack: ContentPack, base: MediaBase): Series[] {
  const posters = new Map(pack.videos.map((video) => [video.id, video.poster]));
  return pack.series.map((series) => ({
    id: series.id,
    ...copyFields(
      seriesFields,
      { ...series, poster: series.poster ?? posters.get(series.videos[0] ?? '') },
      { language: pack.language, base },
    ),
    classIds: series.videos,
    ...copyTranslations(seriesFields, series, { language: pack.language, base }),
  }));
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
      return { ...createDetails(video, card, pack, base) };
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

function createDetails(
  video: PackVideo,
  card: ClassCard,
  pack: ContentPack,
  base: MediaBase,
): ClassDetails {
  const { language } = pack;
  return {
    ...card,
    ...copyFields(classFields, video, { language, base }),
    ...copyTranslations(classFields, video, { language, base }, getNames(pack, video)),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  };
}

function createEventDocuments(
  event: PackEvent,
  pack: ContentPack,
  { base, now }: PackDocumentOptions,
) {
  const { language } = pack;
  const instructor = pack.instructors.find(({ id }) => id === event.instructor);
  const replayVideoId = getEventEnd(event) <= now.getTime() ? (event.replay ?? null) : null;
  return [
    {
      path: `events/${event.id}`,
      data: {
        ...copyFields(eventFields, event, { language, base }),
        instructor: instructor ? getPackText(instructor.name, language) : null,
        instructorId: instructor?.id ?? null,
        hasReplay: replayVideoId !== null,
        ...copyTranslations(eventFields, event, { language, base }, getNames(pack, event)),
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
