import { listTranslations } from '@gschool/admin/content';
import type { ContentsRow } from '@gschool/admin/contract';
import { languages as appLanguages, useLanguage } from '@gschool/app/i18n';
import type { AppError } from '@gschool/data';
import { useContents, useDrafts } from '@gschool/data/content';
import { useCatalogue, useEventsBetween } from '@gschool/data/queries';
import {
  DEFAULT_LANGUAGE,
  type ClassCard,
  type Instructor,
  type LiveEvent,
  type Series,
  type Style,
} from '@gschool/domain';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { useMemo } from 'react';

import { createRows, type ContentRow } from './contentRow';
import {
  createCardMaker,
  toEvent,
  toPerson,
  toSeries,
  toStyle,
  type DraftContext,
} from './draftItems';

/** The rows of a table of the content. */
export interface ContentRows<Item> {
  /** Undefined before the published entries are read. */
  rows: readonly ContentRow<Item>[] | undefined;
  /** False while drafts are still being read. */
  isComplete: boolean;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => void;
  /** The language in which the school writes. */
  language: string;
  /** The other languages of the school. */
  languages: readonly string[];
}

const NONE: readonly never[] = [];

/** The languages of the product and of the entries, without the language of the school. */
const listLanguages = (contents: readonly ContentsRow[], own: string): readonly string[] => {
  const found = new Set<string>(appLanguages);
  for (const { translated, outdated } of contents) {
    for (const tag of translated ?? NONE) found.add(tag);
    for (const tag of outdated ?? NONE) found.add(tag);
  }
  found.delete(own);
  return [...found];
};

interface Published<Item> {
  data: readonly (Item & { id: string })[] | undefined;
  error: AppError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The rows of a list: what members see, with the drafts.
 *
 * @param published what members see
 * @param getTitle a function that stays the same in every render
 * @param createToItem returns the function that shows the entry of a draft; it stays the same, too
 */
function useRows<Item>(
  list: PackList,
  published: Published<Item>,
  getTitle: (item: Item) => string,
  createToItem: (context: DraftContext) => (entry: SourceEntry) => Item | null,
): ContentRows<Item> {
  const reader = useLanguage();
  const catalogue = useCatalogue();
  const contents = useContents(list);
  const drafts = useDrafts();
  const known = catalogue.data;
  const { release } = contents;
  const language = release?.language ?? known?.language ?? DEFAULT_LANGUAGE;
  const mediaBase = release?.mediaBase ?? '';
  const rowsOfContents = contents.rows ?? NONE;
  const languages = useMemo(
    () => listLanguages(rowsOfContents, language),
    [rowsOfContents, language],
  );
  const toItem = useMemo(
    () => known && createToItem({ catalogue: known, language, mediaBase, reader }),
    [known, createToItem, language, mediaBase, reader],
  );
  const { data } = published;
  const ofList = drafts.data ?? NONE;
  const rows = useMemo(() => {
    if (data === undefined || toItem === undefined) return undefined;
    return createRows<Item>({
      list,
      items: data,
      getTitle,
      contents: rowsOfContents,
      drafts: ofList,
      toItem,
      getDraftTitle: (entry) => {
        const item = toItem(entry);
        return (item && getTitle(item)) || entry.id;
      },
      languages,
      listMissing: (entry) => [
        ...new Set(
          listTranslations(entry, language, languages).flatMap((one) =>
            one.text === null ? [one.language] : [],
          ),
        ),
      ],
    });
  }, [list, data, toItem, getTitle, rowsOfContents, ofList, languages, language]);
  return {
    rows,
    isComplete: drafts.isComplete && contents.rows !== undefined,
    error: published.error ?? catalogue.error ?? contents.error ?? drafts.error,
    isFetching:
      published.isFetching || catalogue.isFetching || contents.isFetching || drafts.isFetching,
    refetch: () => {
      void published.refetch();
      if (catalogue.isError) void catalogue.refetch();
      contents.refetch();
      void drafts.refetch();
    },
    language,
    languages,
  };
}

const getItemTitle = ({ title }: { title: string }): string => title;
const getItemName = ({ name }: { name: string }): string => name;

const createToSeries = (context: DraftContext) => (entry: SourceEntry) => toSeries(entry, context);
const createToEvent = (context: DraftContext) => (entry: SourceEntry) => toEvent(entry, context);
const createToPerson = (context: DraftContext) => (entry: SourceEntry) => toPerson(entry, context);
const createToStyle = (context: DraftContext) => (entry: SourceEntry) => toStyle(entry, context);

/** The classes. */
export function useClassRows(): ContentRows<ClassCard> {
  const catalogue = useCatalogue();
  const published = { ...catalogue, data: catalogue.data?.classes };
  return useRows('videos', published, getItemTitle, createCardMaker);
}

/** The series. */
export function useSeriesRows(): ContentRows<Series> {
  const catalogue = useCatalogue();
  return useRows(
    'series',
    { ...catalogue, data: catalogue.data?.series },
    getItemTitle,
    createToSeries,
  );
}

/** The instructors. */
export function usePeopleRows(): ContentRows<Instructor> {
  const catalogue = useCatalogue();
  return useRows(
    'instructors',
    { ...catalogue, data: catalogue.data?.instructors },
    getItemName,
    createToPerson,
  );
}

/** The styles. */
export function useStyleRows(): ContentRows<Style> {
  const catalogue = useCatalogue();
  return useRows(
    'styles',
    { ...catalogue, data: catalogue.data?.styles },
    getItemName,
    createToStyle,
  );
}

const FIRST_DAY = '0001-01-01T00:00:00.000Z';
const LAST_DAY = '9999-12-31T23:59:59.999Z';

/** All events, the first one first. */
export function useEventRows(): ContentRows<LiveEvent> {
  const events = useEventsBetween(FIRST_DAY, LAST_DAY);
  return useRows('events', events, getItemTitle, createToEvent);
}
