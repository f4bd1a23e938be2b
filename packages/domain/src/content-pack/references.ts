import { DEFAULT_LANGUAGE } from '../locale/localize';
import { packLists, type PackList } from './entries';
import { translatedTexts } from './packFields';
import {
  asRecord,
  getEntries,
  formatEntryName,
  getEntryId,
  getTexts,
  type EntryError,
  type RawRecord,
} from './rawPack';

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
export function findReferenceErrors(raw: unknown): EntryError[] {
  const pack = asRecord(raw);
  const ids = new Map(packLists.map((list) => [list, getEntryIds(pack, list)]));
  return [
    ...packLists.flatMap((list) => findDuplicateIds(pack, list)),
    ...referenceFields.flatMap(({ from, field, to, noun }) =>
      getEntries(pack, from).flatMap((entry, index) =>
        getTexts(entry[field])
          .filter((id) => !ids.get(to)?.has(id))
          .map((id) => ({ list: from, index, field, reason: `unknown ${noun} "${id}"` })),
      ),
    ),
    ...findSharedClasses(pack),
    ...findMisplacedChapters(pack),
    ...findMissingTexts(pack),
  ];
}

const getEntryIds = (pack: RawRecord, list: PackList) =>
  new Set(getEntries(pack, list).map(getEntryId));

function findDuplicateIds(pack: RawRecord, list: PackList): EntryError[] {
  const first = new Map<string, number>();
  return getEntries(pack, list).flatMap((entry, index) => {
    const id = getEntryId(entry);
    if (id === undefined) return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, index);
      return [];
    }
    return [{ list, index, field: 'id', reason: `duplicate of ${list}[${earlier}]` }];
  });
}

/**
 * Finds classes that are in a series twice, or in two series. They are not allowed, because a card
 * shows only one series. Members do not see archived series, so these may share classes with others.
 */
function findSharedClasses(pack: RawRecord): EntryError[] {
  const owner = new Map<string, string>();
  return getEntries(pack, 'series').flatMap((entry, index) =>
    getTexts(entry['archived'] === true ? [] : entry['videos']).flatMap((id) => {
      const other = owner.get(id);
      if (other === undefined) {
        owner.set(id, formatEntryName('series', entry, index));
        return [];
      }
      return [{ list: 'series', index, field: 'videos', reason: `"${id}" is already in ${other}` }];
    }),
  );
}

/**
 * Finds texts by language without the pack's language, which is required: readers of all other
 * languages see that text.
 */
function findMissingTexts(pack: RawRecord): EntryError[] {
  const language = getTexts(pack['language'])[0] ?? DEFAULT_LANGUAGE;
  const isMissing = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && !Object.hasOwn(value, language);
  return packLists.flatMap((list) =>
    getEntries(pack, list).flatMap((entry, index) => {
      const chapters = Array.isArray(entry['chapters']) ? entry['chapters'] : [];
      const fields = [
        ...translatedTexts.filter((field) => isMissing(entry[field])),
        ...chapters.flatMap((chapter, at) =>
          isMissing(asRecord(chapter)['title']) ? [`chapters.${at}.title`] : [],
        ),
      ];
      return fields.map((field) => ({
        list,
        index,
        field,
        reason: `has no text in "${language}", the language of the pack`,
      }));
    }),
  );
}

function findMisplacedChapters(pack: RawRecord): EntryError[] {
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
      return reason === null ? [] : [{ list: 'videos', index, field: `chapters.${at}`, reason }];
    });
  });
}
