import { joinFacts, useLanguage } from '@gschool/app/i18n';
import { Badge, Button, HeroSlider, icons, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { pick, type Catalogue } from '../../../content/media/catalogue';
import { movieLists } from '../../../content/media/lists/movieLists';
import { showLists } from '../../../content/media/lists/showLists';
import type { Movie, Show } from '../../../content/media/titles';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import {
  formatAgeRating,
  isMovie,
  formatDuration,
  formatMovieYear,
  formatShowSize,
} from '../../../shared/media/mediaLabels';

type SliderName = 'bigSlider' | 'movieSlider' | 'showSlider';

const getSliderTitles = (
  list: SliderName,
  { movies, shows }: Catalogue,
): readonly (Movie | Show)[] =>
  list === 'showSlider' ? pick(shows, showLists[list]) : pick(movies, movieLists[list]);

export interface TitleSliderProps {
  list: SliderName;
}

/** The hero slider of a movie or show page. It never advances automatically. */
export function TitleSlider({ list }: TitleSliderProps) {
  const t = useT();
  const { catalogue } = useMedia();
  const { locale } = useUi();
  const language = useLanguage();
  return (
    <div id={list}>
      <HeroSlider
        label={t(`list.${list}`)}
        slides={getSliderTitles(list, catalogue).map((title) => ({
          id: title.slug,
          picture: title.picture,
          eyebrow: joinFacts(
            pick(catalogue.genres, title.genres).map(({ name }) => name),
            language,
          ),
          title: title.title,
          text: title.tagline,
          meta: (
            <>
              {isMovie(title) ? (
                <>
                  <Badge>{formatMovieYear(title, locale, t)}</Badge>
                  {title.minutes !== null && <Badge>{formatDuration(title.minutes, t)}</Badge>}
                </>
              ) : (
                <Badge>{formatShowSize(title, t)}</Badge>
              )}
              <Badge>{formatAgeRating(title.age, t)}</Badge>
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
