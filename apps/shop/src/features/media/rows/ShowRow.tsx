import { useUi } from '@gschool/ui';

import { pick } from '../../../content/media/catalogue';
import { showLists, type ShowListName } from '../../../content/media/lists/showLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { ShowTile } from '../../../shared/media/ShowTile';
import { TitleCard } from '../../../shared/media/TitleCard';
import { getCountryName } from '../../../shared/media/mediaLabels';
import { MediaRow } from './MediaRow';

export interface ShowRowProps {
  list: Exclude<ShowListName, 'showSlider'>;
  subtitle?: string | undefined;
  href?: string | undefined;
  /**
   * Stacked stills, large stills, posters, or posters with the country.
   * @default 'stack'
   */
  variant?: 'stack' | 'large' | 'posters' | 'countries' | undefined;
}

/** A state list of shows as a row. */
export function ShowRow({ list, subtitle, href, variant = 'stack' }: ShowRowProps) {
  const t = useT();
  const { catalogue } = useMedia();
  const { locale } = useUi();
  const isStack = variant === 'stack' || variant === 'large';
  return (
    <MediaRow
      id={list}
      title={t(`list.${list}`)}
      subtitle={subtitle}
      href={href}
      itemSize={variant === 'large' ? 'wide' : isStack ? 'card' : 'portrait'}
    >
      {pick(catalogue.shows, showLists[list]).map((show) =>
        isStack ? (
          <ShowTile key={show.slug} show={show} />
        ) : (
          <TitleCard
            key={show.slug}
            title={show}
            note={variant === 'countries' ? getCountryName(show.country, locale) : undefined}
          />
        ),
      )}
    </MediaRow>
  );
}
