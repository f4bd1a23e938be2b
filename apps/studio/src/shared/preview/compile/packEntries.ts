import type { ClassCard, Instructor, LiveEvent, Series, Style } from '@gschool/domain';
import {
  createEmptyFields,
  getPackText,
  listPackTexts,
  type ContentPack,
  type PackEvent,
  type PackList,
  type PackText,
  type PackVideo,
  type SourceEntry,
} from '@gschool/domain/content-pack';

// Entries of a pack for the compiler: from the documents that members read, and from a form that is
// not complete yet.

type Row = Readonly<Record<string, unknown>>;

/** An entity whose texts may exist in several languages. */
interface WithTexts {
  translations?: Readonly<Record<string, object>> | undefined;
}

/** A text of a document the way a pack has it: plain, or by language. */
const toPackText = (entity: WithTexts, field: string, language: string): PackText => {
  const text = (entity as Row)[field] as string;
  const others = Object.entries(entity.translations ?? {}).flatMap(([tag, texts]) => {
    const other = (texts as Row)[field];
    return typeof other === 'string' ? [[tag, other] as const] : [];
  });
  return others.length === 0 ? text : { [language]: text, ...Object.fromEntries(others) };
};

/** Copies an entity with its texts in the form of a pack. */
const withPackTexts = <Entity extends WithTexts>(
  { translations, ...entity }: Entity,
  list: PackList,
  language: string,
) => ({
  ...entity,
  ...Object.fromEntries(
    listPackTexts(list)
      .filter((field) => field in entity)
      .map((field) => [field, toPackText({ translations, ...entity }, field, language)]),
  ),
});

/** The entries of a pack behind the index of the catalog. Compiled, they give the same index. */
export const toPackStyle = (style: Style, language: string): ContentPack['styles'][number] =>
  withPackTexts(style, 'styles', language) as ContentPack['styles'][number];

export const toPackInstructor = (
  instructor: Instructor,
  language: string,
): ContentPack['instructors'][number] =>
  withPackTexts(
    instructor,
    'instructors',
    language,
  ) as unknown as ContentPack['instructors'][number];

export const toPackSeries = (
  { classIds, ...series }: Series,
  language: string,
): ContentPack['series'][number] =>
  ({
    ...withPackTexts(series, 'series', language),
    videos: classIds,
  }) as unknown as ContentPack['series'][number];

/** A class without its description, chapters and media: only its card can be compiled. */
export const toPackVideo = (card: ClassCard, language: string): PackVideo =>
  ({
    ...createEmptyFields('videos'),
    ...withPackTexts(card, 'videos', language),
    style: card.styleId,
    instructor: card.instructorId ?? undefined,
    captions: [],
    hls: card.hasVideo ? 'video.m3u8' : undefined,
    public: false,
  }) as unknown as PackVideo;

/** An event without its room and replay. */
export const toPackEvent = (event: LiveEvent, language: string): PackEvent =>
  ({
    ...withPackTexts(event, 'events', language),
    instructor: event.instructorId ?? undefined,
  }) as unknown as PackEvent;

/** The fields of an entry that are lists. */
const listNames = (list: PackList): readonly string[] => [
  ...Object.entries(createEmptyFields(list)).flatMap(([name, value]) =>
    Array.isArray(value) ? [name] : [],
  ),
  ...(list === 'series' ? ['videos'] : list === 'videos' ? ['captions'] : []),
];

/** The text that names an entry. */
const nameFields: Readonly<Record<PackList, 'name' | 'title'>> = {
  styles: 'name',
  instructors: 'name',
  series: 'title',
  videos: 'title',
  events: 'title',
};

const isText = (value: unknown): value is PackText =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0;
const isInstant = (value: unknown): boolean =>
  isText(value) && !Number.isNaN(Date.parse(String(value)));
const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** What a page needs to be shown: whether a value is valid, and the value to use instead. */
const neededValues: Readonly<
  Partial<
    Record<PackList, Readonly<Record<string, readonly [(value: unknown) => boolean, unknown]>>>
  >
> = {
  videos: {
    style: [isFilled, '–'],
    level: [isFilled, 'everyone'],
    durationSeconds: [isPositive, 60],
    releasedAt: [isInstant, '2026-01-01T00:00:00.000Z'],
    poster: [isFilled, 'art:figure/warrior/1'],
  },
  events: {
    startsAt: [isInstant, '2026-01-01T00:00:00.000Z'],
    durationMinutes: [isPositive, 60],
    poster: [isFilled, 'art:event/warrior/1'],
  },
};

/** Replacements for missing values, so that the page is shown before the entry is complete. */
const getStandIns = (list: PackList, entry: SourceEntry): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(neededValues[list] ?? {})
      .filter(([key, [isGood]]) => !isGood(entry[key]))
      .map(([key, [, value]]) => [key, value]),
  );

/**
 * Completes an entry of a form, so that it can be compiled and shown: an entry without a name is
 * called by its id, and a missing list is empty. What is invalid in another way is left out by the
 * page that reads it.
 */
export const completeEntry = (
  list: PackList,
  entry: SourceEntry,
  language: string,
): SourceEntry => {
  const field = nameFields[list];
  const name = isText(entry[field]) ? entry[field] : '';
  const isNamed = getPackText(name, language).trim() !== '';
  const unnamed = typeof name === 'string' ? entry.id : { ...name, [language]: entry.id };
  return {
    ...entry,
    ...getStandIns(list, entry),
    ...Object.fromEntries(
      listNames(list).map((key) => [key, Array.isArray(entry[key]) ? entry[key] : []]),
    ),
    [field]: isNamed ? name : unnamed,
  };
};
