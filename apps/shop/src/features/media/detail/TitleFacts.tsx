import { Link, TagList, useUi } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import type { Movie, Show } from '../../../content/media/titles';
import { useT, type MessageId } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import {
  formatAgeRating,
  getCountryName,
  formatDay,
  isMovie,
  formatDuration,
  formatShowSize,
  formatShowYears,
} from '../../../shared/media/mediaLabels';
import * as styles from './detail.css';

/** Credits, country and dates of a title, and its tags. */
export function TitleFacts({ title }: { title: Movie | Show }) {
  const t = useT();
  const { catalogue } = useMedia();
  const { locale } = useUi();
  const person = (slug: string | undefined) => {
    const found = slug === undefined ? undefined : catalogue.people.get(slug);
    return found && <Link href={paths.person(found.slug)}>{found.name}</Link>;
  };
  const facts: readonly (readonly [MessageId, ReactNode])[] = [
    ['facts.director', person(title.director)],
    ['facts.writer', person(title.writer)],
    ['facts.music', person(title.music)],
    ['facts.country', getCountryName(title.country, locale)],
    ...(isMovie(title)
      ? ([
          ['facts.released', title.released ? formatDay(title.released, locale) : t('media.soon')],
          ['facts.length', title.minutes !== null && formatDuration(title.minutes, t)],
        ] as const)
      : ([
          ['facts.years', formatShowYears(title, locale)],
          ['facts.length', formatShowSize(title, t)],
        ] as const)),
    ['facts.age', formatAgeRating(title.age, t)],
  ];
  return (
    <div className={styles.section}>
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className={styles.term}>{t(term)}</dt>
                <dd className={styles.value}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <TagList
        label={t('media.tags')}
        tags={pick(catalogue.tags, title.tags).map(({ id, name }) => ({
          id,
          label: name,
          href: paths.tag(id),
        }))}
      />
    </div>
  );
}
