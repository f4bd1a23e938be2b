import { getPageInfo, withLatinDigits } from '@gschool/domain';
import { Container, Heading, Pagination, Text, useUi } from '@gschool/ui';
import { useRef } from 'react';

import { paths } from '../../../config/paths';
import { byTitle } from '../../../content/media/items';
import { pageSizes } from '../../../content/media/lists/otherLists';
import { useT } from '../../../i18n/useT';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import * as styles from './browse.css';
import { usePageParam } from './usePageParam';

/** All movies in alphabetical order with pagination. */
export function AllMovies() {
  const t = useT();
  const { locale } = useUi();
  const { movies } = useMedia();
  const sorted = movies.toSorted(byTitle(locale));
  const { page: requestedPage, show } = usePageParam();
  const head = useRef<HTMLHeadingElement>(null);
  const size = pageSizes.pagination;
  const { page, pages, total } = getPageInfo(sorted.length, requestedPage, size);
  const shown = sorted.slice((page - 1) * size, page * size);
  const figure = new Intl.NumberFormat(withLatinDigits(locale));

  return (
    <Container as="section" id="pagination" aria-labelledby="all-movies" className={styles.section}>
      <div className={styles.head}>
        <Heading
          level={2}
          size="h3"
          id="all-movies"
          ref={head}
          tabIndex={-1}
          className={styles.title}
        >
          {t('movies.all')}
        </Heading>
        <Text role="status" tone="muted">
          {t('media.range', {
            from: figure.format((page - 1) * size + 1),
            to: figure.format((page - 1) * size + shown.length),
            total: figure.format(total),
          })}
        </Text>
      </div>
      <ul className={styles.posters} role="list">
        {shown.map((movie) => (
          <li key={movie.slug}>
            <TitleCard title={movie} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        count={pages}
        label={t('movies.pages')}
        hrefFor={(to) => (to > 1 ? `${paths.movies}?page=${to}` : paths.movies)}
        onPage={(to) => {
          show(to);
          // The clicked link is gone, so the heading gets focus.
          head.current?.focus();
        }}
      />
    </Container>
  );
}
