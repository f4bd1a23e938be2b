import { withLatinDigits } from '@gschool/domain';
import { Heading, Picture, Tabs, Text, useUi } from '@gschool/ui';

import type { Season, Show } from '../../../content/media/titles';
import { useT } from '../../../i18n/useT';
import { formatDuration } from '../../../shared/media/mediaLabels';
import * as detailStyles from './detail.css';
import * as styles from './Seasons.css';

/** A different picture for each episode. */
const getEpisodePicture = (show: Show, season: number, episode: number): string => {
  const seed = Number(show.picture.split('/').at(-1)) * 10 + season * 25 + episode;
  return `art:series/any/${seed}`;
};

interface EpisodesProps {
  show: Show;
  season: Season;
  /** Starts at 1. */
  number: number;
}

function Episodes({ show, season, number }: EpisodesProps) {
  const t = useT();
  const { locale } = useUi();
  const figure = new Intl.NumberFormat(withLatinDigits(locale));
  return (
    <ol className={styles.episodes} role="list">
      {season.episodes.map((episode, at) => (
        <li key={episode.title} className={styles.episode}>
          <span className={styles.number} aria-hidden>
            {figure.format(at + 1)}
          </span>
          <div className={styles.still}>
            <Picture picture={getEpisodePicture(show, number, at)} alt="" sizes="11rem" />
          </div>
          <div>
            <div className={styles.head}>
              <Heading level={3} size="medium">
                {t('shows.episode', { number: figure.format(at + 1) })}{' '}
                <bdi lang={episode.lang?.title}>{episode.title}</bdi>
              </Heading>
              <Text size="sm" tone="muted" isNumeric>
                {formatDuration(episode.minutes, t)}
              </Text>
            </div>
            <Text tone="muted" size="sm" dir="auto" lang={episode.lang?.story}>
              {episode.story}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The episodes of a show, with tabs if there is more than one season. */
export function Seasons({ show }: { show: Show }) {
  const t = useT();
  const { locale } = useUi();
  const year = new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: false });
  const seasons = show.seasons.map((season, at) => ({
    id: String(at + 1),
    label: t('shows.season', { number: at + 1, year: year.format(season.year) }),
    count: season.episodes.length,
    content: <Episodes show={show} season={season} number={at + 1} />,
  }));
  return (
    <section aria-labelledby="episodes-title" className={detailStyles.section}>
      <Heading level={2} size="h3" id="episodes-title">
        {t('shows.episodes')}
      </Heading>
      {seasons.length > 1 ? (
        <Tabs label={t('shows.seasons')} items={seasons} defaultValue={seasons.at(-1)?.id} isLazy />
      ) : (
        seasons[0]?.content
      )}
    </section>
  );
}
