import { Link, TagList, useUi } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import type { Movie, Show } from '../../../content/media/titles';
import { useT, type MessageId } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import {
  ageWords,
  countryName,
  dayWords,
  isMovie,
  lengthWords,
  showSize,
  showYears,
} from '../../../shared/media/mediaLabels';
import * as css from './detail.css';

/** Who made it, where and when, as a list of terms. */
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
    ['facts.country', countryName(title.country, locale)],
    ...(isMovie(title)
      ? ([
          ['facts.released', title.released ? dayWords(title.released, locale) : t('media.soon')],
          ['facts.length', title.minutes !== null && lengthWords(title.minutes, t)],
        ] as const)
      : ([
          ['facts.years', showYears(title, locale)],
          ['facts.length', showSize(title, t)],
        ] as const)),
    ['facts.age', ageWords(title.age, t)],
  ];
  return (
    <div className={css.section}>
      <dl className={css.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className={css.term}>{t(term)}</dt>
                <dd className={css.value}>
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
