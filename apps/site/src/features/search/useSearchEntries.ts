import { type Language, useLanguage } from '@gschool/app/i18n';
import { readTimezone } from '@gschool/data';
import { getEventPhase, formatDateTime, isTimezone } from '@gschool/domain';
import {
  createCatalogueEntries,
  createEventEntries,
  type SearchEntry,
  type SearchKind,
} from '@gschool/domain/search';
import { icons, type IconShape } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { durationLabel } from '../../shared/classLabels';
import {
  memberPages,
  questionPages,
  subscriberPages,
  type SearchablePage,
} from '../../shared/searchable';
import { getCatalogueLabel } from '../../shared/catalogueLabel';
import type { SearchSource } from './SearchSource';

/** A search result with its texts. */
export interface SearchResultItem {
  kind: SearchKind;
  id: string;
  title: string;
  /** The language of the title (BCP 47) when it differs from the page's. */
  titleLang?: string | undefined;
  subtitle: string;
  href: string;
  picture?: string | undefined;
  icon?: IconShape | undefined;
}

const MAX_SUBTITLE_LENGTH = 110;

/** Cuts a long text after a word. The ellipsis stays on the line of that word. */
const truncate = (text: string): string => {
  if (text.length <= MAX_SUBTITLE_LENGTH) return text;
  const beginning = text.slice(0, text.lastIndexOf(' ', MAX_SUBTITLE_LENGTH));
  return `${beginning.replace(/[,;:،؛]$/, '')}…`;
};

/** Joins the parts of a line. Isolates keep a Latin name between Arabic texts in its position. */
const joinParts = (parts: readonly (string | null)[], language: Language): string =>
  parts
    .filter(Boolean)
    .map((part) => (language === 'ar' ? `\u2068${part}\u2069` : part))
    .join(' · ');

const pageEntries = (kind: SearchKind, pages: readonly SearchablePage[]): readonly SearchEntry[] =>
  pages.map(({ title, text, href, keywords }) => ({
    kind,
    id: href,
    title,
    // Keywords of a page also match with typos. A running text has too many words for that.
    ...(keywords === undefined ? { text } : { text: keywords, body: text }),
  }));

type ResultTexts = Omit<SearchResultItem, 'kind' | 'id'>;

const toTexts = (
  entry: { title: string; lang?: { title?: string | undefined } | undefined; poster: string },
  subtitle: string,
  href: string,
): ResultTexts => ({
  title: entry.title,
  titleLang: entry.lang?.title,
  subtitle,
  href,
  picture: entry.poster,
});

/** The entries for the search index, and the texts of the results. */
export function useSearchEntries(source: SearchSource) {
  const t = useT();
  const language = useLanguage();
  const { catalogue, events, now, member, canOpenVideos } = source;
  const zone = member.profile?.timezone ?? '';

  return useMemo(() => {
    const byId = <T extends { id: string }>(list: readonly T[]) =>
      new Map(list.map((one) => [one.id, one]));
    const classes = byId(catalogue?.classes ?? []);
    const series = byId(catalogue?.series ?? []);
    const instructors = byId(catalogue?.instructors ?? []);
    const eventsById = byId(events);
    const pages = [...memberPages(t), ...(canOpenVideos ? subscriberPages(t) : [])];
    const questions = questionPages(t);
    const pagesByHref = new Map([...pages, ...questions].map((page) => [page.href, page]));
    const dateOptions = {
      locale: language,
      zone: isTimezone(zone) ? zone : readTimezone(() => window.localStorage),
    };

    const createTexts = (kind: SearchKind, id: string): ResultTexts | null => {
      switch (kind) {
        case 'class': {
          const card = classes.get(id);
          if (!card) return null;
          const length = durationLabel(card.durationSeconds, t);
          const subtitle = joinParts([card.styleName, length, card.instructorName], language);
          return toTexts(card, subtitle, paths.watch(id));
        }
        case 'series': {
          const one = series.get(id);
          if (!one) return null;
          const subtitle = t('search.seriesMeta', { count: one.classIds.length });
          return toTexts(one, subtitle, paths.seriesPage(id));
        }
        case 'instructor': {
          const one = instructors.get(id);
          if (!one) return null;
          const taught = [...classes.values()].filter(({ instructorId }) => instructorId === id);
          const styles = new Set(taught.map(({ styleName }) => styleName));
          const entry = { title: one.name, poster: one.portrait };
          return toTexts(entry, joinParts([...styles], language), paths.instructor(id));
        }
        case 'event': {
          const event = eventsById.get(id);
          if (!event) return null;
          const isOver = getEventPhase(event, now) === 'over';
          const replayLabel = isOver ? t(event.hasReplay ? 'search.replay' : 'search.past') : null;
          const startsAt = formatDateTime(event.startsAt, dateOptions);
          const subtitle = joinParts([replayLabel, startsAt, event.instructorName], language);
          return toTexts(event, subtitle, paths.event(id));
        }
        case 'question':
        case 'page': {
          const page = pagesByHref.get(id);
          if (!page) return null;
          const icon = kind === 'page' ? icons.link : icons.info;
          return { title: page.title, subtitle: truncate(page.text), href: page.href, icon };
        }
      }
    };

    /**
     * The texts of results by kind and id. They are cached, because the next keystroke finds mostly
     * the same entries.
     */
    const textsByKey = new Map<string, ResultTexts | null>();
    const getTexts = (kind: SearchKind, id: string): ResultTexts | null => {
      const key = `${kind} ${id}`;
      let texts = textsByKey.get(key);
      if (texts === undefined) textsByKey.set(key, (texts = createTexts(kind, id)));
      return texts;
    };

    return {
      /** Entries for all members. */
      openEntries: [
        ...createEventEntries(events, now),
        ...pageEntries('question', questions),
        ...pageEntries('page', pages),
      ],
      /** Creates the entries for subscribers; null without the catalogue. */
      getCatalogueEntries:
        catalogue &&
        (() => createCatalogueEntries(catalogue, (word) => getCatalogueLabel(word, t))),
      /** The texts of a match; null when it no longer exists. */
      getResult: (kind: SearchKind, id: string): SearchResultItem | null => {
        const texts = getTexts(kind, id);
        return texts && { kind, id, ...texts };
      },
    };
  }, [catalogue, events, now, canOpenVideos, language, t, zone]);
}
