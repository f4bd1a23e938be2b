import { Badge, Button, HeroSlider, icons, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { catalogue, pick } from '../../../content/media/catalogue';
import { movieLists } from '../../../content/media/lists/movieLists';
import { showLists } from '../../../content/media/lists/showLists';
import type { Movie, Show } from '../../../content/media/titles';
import { useT } from '../../../i18n/useT';
import { ageWords, isMovie, lengthWords, movieYear, showSize } from '../../../shared/media/words';

const sliders = {
  bigSlider: pick<Movie | Show>(catalogue.movies, movieLists.bigSlider),
  movieSlider: pick<Movie | Show>(catalogue.movies, movieLists.movieSlider),
  showSlider: pick<Movie | Show>(catalogue.shows, showLists.showSlider),
};

export interface TitleSliderProps {
  list: keyof typeof sliders;
}

/** The large pictures that a page of movies or shows opens with; they move by hand alone. */
export function TitleSlider({ list }: TitleSliderProps) {
  const t = useT();
  const { locale } = useUi();
  return (
    <div id={list}>
      <HeroSlider
        label={t(`list.${list}`)}
        slides={sliders[list].map((title) => ({
          id: title.slug,
          picture: title.picture,
          eyebrow: pick(catalogue.genres, title.genres)
            .map(({ name }) => name)
            .join(' · '),
          title: title.title,
          text: title.tagline,
          meta: (
            <>
              {isMovie(title) ? (
                <>
                  <Badge>{movieYear(title, locale, t)}</Badge>
                  {title.minutes !== null && <Badge>{lengthWords(title.minutes, t)}</Badge>}
                </>
              ) : (
                <Badge>{showSize(title, t)}</Badge>
              )}
              <Badge>{ageWords(title.age, t)}</Badge>
              {title.isForMembers && <Badge icon={icons.lock}>{t('media.members')}</Badge>}
            </>
          ),
          actions: (
            <Button
              size="large"
              href={isMovie(title) ? paths.movie(title.slug) : paths.show(title.slug)}
            >
              {t(isMovie(title) ? 'media.toMovie' : 'media.toShow')}
            </Button>
          ),
        }))}
      />
    </div>
  );
}
