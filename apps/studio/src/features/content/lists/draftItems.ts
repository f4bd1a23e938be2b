import {
  localize,
  type Catalogue,
  type ClassCard,
  type Instructor,
  type LiveEvent,
  type Series,
  type Style,
} from '@gschool/domain';
import {
  createPackCards,
  getMediaUrl,
  getPackText,
  type ContentPack,
  type PackEvent,
  type PackSeries,
  type PackText,
  type PackVideo,
  type SourceEntry,
} from '@gschool/domain/content-pack';

/** What drafts are shown with: the catalog, and the language and files of the live release. */
export interface DraftContext {
  catalogue: Pick<Catalogue, 'styles' | 'instructors' | 'series'>;
  /** The language of plain texts. */
  language: string;
  mediaBase: string;
  /** The language of the reader. */
  reader: string;
}

/** The texts of a field of a draft in the language of the reader, or else in the school's. */
const getText = (text: unknown, { language, reader }: DraftContext): string =>
  getPackText(text as PackText | undefined, reader) ||
  getPackText(text as PackText | undefined, language);

/** The draft of a class as a card of the catalog. */
export const createCardMaker = (
  context: DraftContext,
): ((entry: SourceEntry) => ClassCard | null) => {
  const { catalogue, language, mediaBase, reader } = context;
  const names = {
    version: 1,
    language,
    styles: catalogue.styles.map(({ id, name }) => ({ id, name })),
    instructors: catalogue.instructors.map(({ id, name }) => ({ id, name })),
    series: catalogue.series.map(({ id, classIds }) => ({ id, videos: classIds })),
    events: [],
  };
  return (entry) => {
    const pack = { ...names, videos: [entry as unknown as PackVideo] } as unknown as ContentPack;
    const [card] = createPackCards(pack, mediaBase);
    return card ? localize<ClassCard>(card, reader, language) : null;
  };
};

/** The draft of a series. */
export const toSeries = (entry: SourceEntry, context: DraftContext): Series => {
  const series = entry as unknown as PackSeries;
  return {
    id: series.id,
    title: getText(series.title, context),
    description: getText(series.description, context),
    poster: getMediaUrl(context.mediaBase, series.poster ?? ''),
    classIds: series.videos,
  };
};

/** The draft of an event. */
export const toEvent = (entry: SourceEntry, context: DraftContext): LiveEvent => {
  const event = entry as unknown as PackEvent;
  const person = context.catalogue.instructors.find(({ id }) => id === event.instructor);
  return {
    id: event.id,
    title: getText(event.title, context),
    startsAt: event.startsAt,
    durationMinutes: event.durationMinutes,
    instructorId: event.instructor ?? null,
    instructorName: person?.name ?? null,
    description: getText(event.description, context),
    poster: getMediaUrl(context.mediaBase, event.poster),
    hasReplay: event.replay !== undefined,
  };
};

/** The draft of an instructor. */
export const toPerson = (entry: SourceEntry, context: DraftContext): Instructor => ({
  id: entry.id,
  name: getText(entry['name'], context),
  bio: getText(entry['bio'], context),
  portrait: getMediaUrl(context.mediaBase, (entry['portrait'] as string | undefined) ?? ''),
});

/** The draft of a style. */
export const toStyle = (entry: SourceEntry, context: DraftContext): Style => ({
  id: entry.id,
  name: getText(entry['name'], context),
});
