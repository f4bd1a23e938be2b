import { type Language, useLanguage } from '@gschool/app/i18n';
import { readTimezone } from '@gschool/data';
import { getEventPhase, formatDateTime, isTimezone } from '@gschool/domain';
import type { SearchEntry, SearchKind } from '@gschool/domain/search';
import { createCatalogueEntries, createEventEntries } from '@gschool/domain/search';
import { icons, type IconShape } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { durationLabel } from '../../shared/classLabels';
import {
  openPages,
  questions,
  subscribersPages,
  type SearchablePage,
} from '../../shared/searchable';
import { catalogueWord } from '../../shared/catalogueWord';
import type { SearchSource } from './SearchSource';

/** Something that was found, in words. */
export interface Thing {
  kind: SearchKind;
  id: string;
  title: string;
  /** The language of the title (BCP 47) where it isn’t the reader’s. */
  titleLang?: string | undefined;
  subtitle: string;
  href: string;
  picture?: string | undefined;
  icon?: IconShape | undefined;
}

/** A second line is no paragraph. */
const LINE = 110;

const oneLine = (text: string): string =>
  text.length <= LINE ? text : `${text.slice(0, text.lastIndexOf(' ', LINE))} …`;

/** Parts of a line. A Latin name between Arabic words shall not swap places with its neighbours. */
const joined = (parts: readonly (string | null)[], language: Language): string =>
  parts
    .filter(Boolean)
    .map((part) => (language === 'ar' ? `\u2068${part}\u2069` : part))
    .join(' · ');

const pageEntries = (kind: SearchKind, pages: readonly SearchablePage[]): readonly SearchEntry[] =>
  pages.map(({ title, text, href, words }) => ({
    kind,
    id: href,
    title,
    // The names of a page may be mistyped; the sentences of an answer hold too many words for that.
    ...(words === undefined ? { text } : { text: words, body: text }),
  }));

/** What can be found, as entries of the index and, once found, in words. */
export function useThings(source: SearchSource) {
  const t = useT();
  const language = useLanguage();
  const { catalogue, events, now, member } = source;
  const { isSubscribed, profile } = member;
  const zone = profile?.timezone ?? '';

  return useMemo(() => {
    const byId = <T extends { id: string }>(list: readonly T[]) =>
      new Map(list.map((one) => [one.id, one]));
    const classes = byId(catalogue?.classes ?? []);
    const series = byId(catalogue?.series ?? []);
    const instructors = byId(catalogue?.instructors ?? []);
    const live = byId(events);
    const pages = [...openPages(t), ...(isSubscribed ? subscribersPages(t) : [])];
    const asked = questions(t);
    const texts = new Map([...pages, ...asked].map((page) => [page.href, page]));
    const reader = {
      locale: language,
      zone: isTimezone(zone) ? zone : readTimezone(() => window.localStorage),
    };

    const words = (kind: SearchKind, id: string): Omit<Thing, 'kind' | 'id'> | null => {
      switch (kind) {
        case 'class': {
          const card = classes.get(id);
          if (!card) return null;
          const length = durationLabel(card.durationSeconds, t);
          const subtitle = joined([card.styleName, length, card.instructorName], language);
          return {
            title: card.title,
            titleLang: card.lang?.title,
            subtitle,
            href: paths.watch(id),
            picture: card.poster,
          };
        }
        case 'series': {
          const one = series.get(id);
          const count = one?.classIds.length ?? 0;
          const subtitle = t('search.seriesMeta', { count });
          return one
            ? {
                title: one.title,
                titleLang: one.lang?.title,
                subtitle,
                href: paths.seriesPage(id),
                picture: one.poster,
              }
            : null;
        }
        case 'instructor': {
          const one = instructors.get(id);
          const styles = new Set<string>();
          for (const card of classes.values()) {
            if (card.instructorId === id) styles.add(card.styleName);
          }
          return one
            ? {
                title: one.name,
                subtitle: joined([...styles], language),
                href: paths.instructor(id),
                picture: one.portrait,
              }
            : null;
        }
        case 'event': {
          const event = live.get(id);
          if (!event) return null;
          const isOver = getEventPhase(event, now) === 'over';
          const standing = isOver ? t(event.hasReplay ? 'search.replay' : 'search.past') : null;
          const subtitle = joined(
            [standing, formatDateTime(event.startsAt, reader), event.instructorName],
            language,
          );
          return {
            title: event.title,
            titleLang: event.lang?.title,
            subtitle,
            href: paths.event(id),
            picture: event.poster,
          };
        }
        case 'question':
        case 'page': {
          const page = texts.get(id);
          const icon = kind === 'page' ? icons.link : icons.info;
          return page
            ? { title: page.title, subtitle: oneLine(page.text), href: page.href, icon }
            : null;
        }
      }
    };

    const open = [
      ...createEventEntries(events, now),
      ...pageEntries('question', asked),
      ...pageEntries('page', pages),
    ];
    return {
      /** What everybody who is signed in may find. */
      open,
      /** What subscribers find. */
      paid:
        catalogue && (() => createCatalogueEntries(catalogue, (word) => catalogueWord(word, t))),
      /** A found id in words; null for what is gone meanwhile. */
      thing: (kind: SearchKind, id: string): Thing | null => {
        const found = words(kind, id);
        return found && { kind, id, ...found };
      },
    };
  }, [catalogue, events, now, isSubscribed, language, t, zone]);
}
