import type { ClassCard, ClassDetails, Instructor, Playback, Series } from '../catalogue/types';
import { mediaAddress, type MediaBase } from './mediaPath';
import type { ContentPack, PackEvent, PackVideo } from './schema';
import { shardTexts } from './shards';
import { fingerprint } from './utf8';

/** A Firestore document by its path below `documents/`. */
export interface PackDocument {
  path: string;
  data: Readonly<Record<string, unknown>>;
}

export interface PackDocumentOptions {
  /** Where the pack's media are. */
  base: MediaBase;
  /** An event's replay is handed out once the event is over at this instant. */
  now: Date;
}

/** Every Firestore document of a pack, in the shapes of shared `firebase.md`. The same pack gives the same version. */
export function packDocuments(pack: ContentPack, options: PackDocumentOptions): PackDocument[] {
  const cards = packCards(pack, options.base);
  const extras = {
    styles: pack.styles,
    instructors: packInstructors(pack, options.base),
    series: packSeries(pack, options.base),
  };
  const texts = shardTexts(cards, extras);
  const version = fingerprint(texts.join('\n'));
  return [
    { path: 'catalogue/manifest', data: { version, shards: texts.length } },
    ...texts.map((data, n) => ({ path: `catalogue/index-${n}`, data: { version, data } })),
    ...pack.videos.flatMap((video, n) => videoDocuments(video, cards[n], options.base)),
    ...pack.events.flatMap((event) => eventDocuments(event, pack, options)),
  ];
}

/** The cards of all classes, in the pack's order, with the names that they show joined in. */
export function packCards(pack: ContentPack, base: MediaBase): ClassCard[] {
  const styles = new Map(pack.styles.map((style) => [style.id, style.name]));
  const instructors = new Map(pack.instructors.map(({ id, name }) => [id, name]));
  const seriesOf = new Map(pack.series.flatMap((s) => s.videos.map((id) => [id, s.id])));
  return pack.videos.map((video) => ({
    id: video.id,
    title: video.title,
    styleId: video.style,
    styleName: styles.get(video.style) ?? video.style,
    level: video.level,
    durationSeconds: video.durationSeconds,
    poster: mediaAddress(base, video.poster),
    releasedAt: video.releasedAt,
    instructorId: video.instructor ?? null,
    instructorName: instructors.get(video.instructor ?? '') ?? null,
    seriesId: seriesOf.get(video.id) ?? null,
    equipment: video.equipment,
    focus: video.focus,
    phases: video.phases,
    collections: video.collections,
    isPublic: video.public,
    hasVideo: video.hls !== undefined,
  }));
}

function packInstructors(pack: ContentPack, base: MediaBase): Instructor[] {
  return pack.instructors.map(({ portrait = '', ...rest }) => ({
    ...rest,
    portrait: mediaAddress(base, portrait),
  }));
}

/** A series without a picture of its own shows that of its first class. */
function packSeries(pack: ContentPack, base: MediaBase): Series[] {
  const posters = new Map(pack.videos.map((video) => [video.id, video.poster]));
  return pack.series.map(({ id, title, description, poster, videos }) => ({
    id,
    title,
    description,
    poster: mediaAddress(base, poster ?? posters.get(videos[0] ?? '') ?? ''),
    classIds: videos,
  }));
}

function videoDocuments(video: PackVideo, card: ClassCard | undefined, base: MediaBase) {
  if (!card) return [];
  const { description, chapters } = video;
  const details: ClassDetails = { ...card, description, chapters };
  const documents: PackDocument[] = [{ path: `videos/${video.id}`, data: { ...details } }];
  if (video.hls !== undefined) {
    const playback: Playback = {
      hls: mediaAddress(base, video.hls),
      captions: video.captions.map((track) => ({ ...track, src: mediaAddress(base, track.src) })),
    };
    documents.push({ path: `videos/${video.id}/playback/main`, data: { ...playback } });
  }
  return documents;
}

function eventDocuments(event: PackEvent, pack: ContentPack, { base, now }: PackDocumentOptions) {
  const end = Date.parse(event.startsAt) + event.durationMinutes * 60_000;
  const instructor = pack.instructors.find(({ id }) => id === event.instructor);
  const replayVideoId = end <= now.getTime() ? (event.replay ?? null) : null;
  return [
    {
      path: `events/${event.id}`,
      data: {
        title: event.title,
        startsAt: event.startsAt,
        durationMinutes: event.durationMinutes,
        instructor: instructor?.name ?? null,
        instructorId: instructor?.id ?? null,
        hasReplay: replayVideoId !== null,
        description: event.description,
        poster: mediaAddress(base, event.poster),
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
