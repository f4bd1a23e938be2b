import { collections } from '../catalogue/collections';
import { cyclicalPhases } from '../catalogue/phases';
import { levels } from '../catalogue/levels';
import {
  choice,
  flag,
  formatted,
  idList,
  instant,
  integer,
  number,
  optionalText,
  text,
  textOrNull,
} from './fields';
import { choiceList, length, picture, serverRows, tagList } from './serverFields';

const essential = { essential: true } as const;
const authored = { authored: true } as const;
const required = { required: 'always', authored: true } as const;

/** The limit of a long text. */
const MAX_PROSE = 5000;

/** A title or a name. */
const title = () => text({ ...required, essential: true, translated: true });

/** A description. */
const prose = () => text({ ...authored, translated: true, max: MAX_PROSE });

/**
 * The fields of a class the way a card shows it: one entry of the compact index
 * (`catalogue/index-{n}`).
 */
export const cardFields = {
  id: formatted('id', essential),
  title: title(),
  /** It may contain spaces (`getStyleIdError`). */
  styleId: text(essential),
  styleName: text({ translated: true }),
  /** A class without a known level is for everyone. */
  level: choice(levels, required),
  durationSeconds: length('seconds', { ...required, essential: true }),
  releasedAt: instant({ ...required, essential: true }),
  poster: picture(required),
  instructorId: textOrNull(),
  instructorName: textOrNull({ translated: true }),
  seriesId: textOrNull(),
  equipment: tagList(authored),
  focus: tagList(authored),
  phases: choiceList(cyclicalPhases, authored),
  collections: choiceList(collections, authored),
  /** False if the page shows only the details and "No video yet". */
  hasVideo: flag({}),
} as const;

/** The fields of `videos/{id}`: a class with all details except its video URL. */
export const classFields = {
  ...cardFields,
  description: prose(),
  chapters: serverRows(
    {
      title: title(),
      /** Seconds from the start of the class. */
      startSeconds: number(0, Infinity, { ...required, essential: true }),
      /** The language of the title if it isn't the reader's. */
      lang: optionalText(),
    },
    { ...authored, translated: true },
  ),
} as const;

/** The fields of `videos/{id}/playback/main`. */
export const playbackFields = {
  hls: text(essential),
  captions: serverRows(
    {
      /** BCP 47. */
      language: text(essential),
      label: text({}),
      /** URL of a WebVTT file. */
      src: text(essential),
    },
    {},
  ),
} as const;

/** The fields of a style in the index. Its id may contain spaces (`getStyleIdError`). */
export const styleFields = {
  id: text(essential),
  name: text({ ...required, translated: true }),
} as const;

/** The fields of an instructor in the index. */
export const instructorFields = {
  id: formatted('id', essential),
  name: title(),
  bio: prose(),
  portrait: picture(authored),
} as const;

/** The fields of a series in the index. */
export const seriesFields = {
  id: formatted('id', essential),
  title: title(),
  description: prose(),
  poster: picture(authored),
  /** In the order of the series. */
  classIds: idList(Infinity),
} as const;

/** The fields of `events/{id}`. The document has the name of the instructor in `instructor`. */
export const eventFields = {
  title: title(),
  startsAt: instant({ ...required, essential: true }),
  durationMinutes: length('minutes', { ...required, essential: true }),
  /** Null if there is no instructor, or if the instructor has no page. */
  instructorId: textOrNull(),
  instructorName: textOrNull({ translated: true }),
  description: prose(),
  poster: picture(required),
  /** True if the event is over and has a replay. Only subscribers may know which class it is. */
  hasReplay: flag({}),
} as const;

/** The fields of `events/{id}/access/join`, for subscribers. */
export const eventAccessFields = {
  /** The URL of the room. Anyone who has it is admitted. The reader accepts any text. */
  joinUrl: textOrNull(),
  /** The class that is the replay of the event. */
  replayVideoId: textOrNull(),
} as const;

/** A larger number of shards is an error, and would cost a read for each. */
const MAX_SHARDS = 100;

/** The fields of `catalogue/manifest`. */
export const manifestFields = {
  /** The version of the catalog. */
  version: text({}),
  /** The number of index documents. */
  shards: integer(0, MAX_SHARDS, essential),
} as const;
