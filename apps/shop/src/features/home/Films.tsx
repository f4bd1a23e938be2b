import { Carousel, Container } from '@gschool/ui';

import { films } from '../../content/films';
import { useT } from '../../i18n/useT';
import { FilmCard } from '../../shared/FilmCard';
import * as css from './Home.css';

/** The row of sample posters. */
export function Films() {
  const t = useT();
  return (
    <Container as="section" id="films" className={css.section}>
      <Carousel
        title={t('films.title')}
        subtitle={t('films.subtitle')}
        itemSize="portrait"
        hasLinks={false}
      >
        {films.map((film) => (
          <FilmCard key={film.id} film={film} />
        ))}
      </Carousel>
    </Container>
  );
}
