import {
  classFields,
  eventFields,
  instructorFields,
  seriesFields,
  styleFields,
} from '../documents/catalogue';
import type { ServerField } from '../documents/serverFields';
import { DEFAULT_LANGUAGE } from '../locale/localize';
import {
  asRecord,
  getEntries,
  formatEntryName,
  getEntryId,
  getTexts,
  type PackError,
  type RawRecord,
} from './rawPack';

const lists = ['styles', 'instructors', 'series', 'videos', 'events'] as const;

/** The fields that refer to entries of another list. */
const referenceFields = [
  { from: 'videos', field: 'style', to: 'styles', noun: 'style' },
  { from: 'videos', field: 'instructor', to: 'instructors', noun: 'instructor' },
  { from: 'series', field: 'videos', to: 'videos', noun: 'class' },
  { from: 'events', field: 'instructor', to: 'instructors', noun: 'instructor' },
  { from: 'events', field: 'replay', to: 'videos', noun: 'class' },
] as const;

/**
 * Finds duplicate ids, references to missing entries, and classes in two series. It works on JSON
 * that is not validated, so that these errors are also found in packs with wrong shapes.
 */
export function findReferenceErrors(raw: unknown): PackError[] {
  const pack = asRecord(raw);
  const ids = new Map(lists.map((list) => [list, getEntryIds(pack, list)]));
  return [
    ...lists.flatMap((list) => findDuplicateIds(pack, list)),
    ...referenceFields.flatMap(({ from, field, to, noun }) =>
      getEntries(pack, from).flatMap((entry, index) =>
        getTexts(entry[field])
          .filter((id) => !ids.get(to)?.has(id))
          .map((id) => ({
            entry: formatEntryName(from, entry, index),
            reason: `${field}: unknown ${noun} "${id}"`,
          })),
      ),
    ),
    ...findSharedClasses(pack),
    ...findMisplacedChapters(pack),
    ...findMissingTexts(pack),
  ];
}

const getEntryIds = (pack: RawRecord, list: string) =>
  new Set(getEntries(pack, list).map(getEntryId));

function findDuplicateIds(pack: RawRecord, list: string): PackError[] {
  const first = new Map<string, number>();
  return getEntries(pack, list).flatMap((entry, index) => {
    const id = getEntryId(entry);
    if (id === undefined) return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, index);
      return [];
    }
    return [
      {
        entry: formatEntryName(list, entry, index),
        reason: `id: duplicate of ${list}[${earlier}]`,
      },
    ];
  });
}

/**
 * Finds classes that are in a series twice, or in two series. They are not allowed, because a card
 * shows only one series.
 */
function findSharedClasses(pack: RawRecord): PackError[] {
  const owner = new Map<string, string>();
  return getEntries(pack, 'series').flatMap((entry, index) =>
    getTexts(entry['videos']).flatMap((id) => {
      const other = owner.get(id);
      const name = formatEntryName('series', entry, index);
      if (other === undefined) {
        owner.set(id, name);
        return [];
      }
      return [{ entry: name, reason: `videos: "${id}" is already in ${other}` }];
    }),
  );
}

/** The fields that may be written in several languages, of all lists. */
const textFields = [
  ...new Set(
    [styleFields, instructorFields, seriesFields, classFields, eventFields].flatMap((fields) =>
      Object.entries<ServerField>(fields).flatMap(([name, field]) =>
        field.kind === 'text' && field.authored && field.translated ? [name] : [],
      ),
    ),
  ),
];

/**
 * Finds texts by language without the pack's language, which is required: readers of all other
 * languages see that text.
 */
function findMissingTexts(pack: RawRecord): PackError[] {
  const language = getTexts(pack['language'])[0] ?? DEFAULT_LANGUAGE;
  const isMissing = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && !Object.hasOwn(value, language);
  return lists.flatMap((list) =>
    getEntries(pack, list).flatMap((entry, index) => {
      const chapters = Array.isArray(entry['chapters']) ? entry['chapters'] : [];
      const fields = [
        ...textFields.filter((field) => isMissing(entry[field])),
        ...chapters.flatMap((chapter, at) =>
          isMissing(asRecord(chapter)['title']) ? [`chapters.${at}.title`] : [],
        ),
      ];
      return fields.map((field) => ({
        entry: formatEntryName(list, entry, index),
        reason: `${field}: has no text in "${language}", the language of the pack`,
      }));
    }),
  );
}

function findMisplacedChapters(pack: RawRecord): PackError[] {
  return getEntries(pack, 'videos').flatMap((entry, index) => {
    const duration = entry['durationSeconds'];
    const starts = (Array.isArray(entry['chapters']) ? entry['chapters'] : []).map(
      (chapter) => asRecord(chapter)['startSeconds'],
    );
    return starts.flatMap((start, at) => {
      if (typeof start !== 'number' || typeof duration !== 'number') return [];
      const before = starts[at - 1];
      const reason =
        start >= duration
          ? 'starts after the end of the class'
          : typeof before === 'number' && start <= before
            ? 'does not start after the chapter before it'
            : null;
      return reason === null
        ? []
        : [{ entry: formatEntryName('videos', entry, index), reason: `chapters.${at}: ${reason}` }];
    });
  });
}
