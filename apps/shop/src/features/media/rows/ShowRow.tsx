import { useUi } from '@gschool/ui';

import { pick } from '../../../content/media/catalogue';
import { showLists, type ShowListName } from '../../../content/media/lists/showLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { ShowTile } from '../../../shared/media/ShowTile';
import { TitleCard } from '../../../shared/media/TitleCard';
import { countryName } from '../../../shared/media/mediaLabels';
import { Shelf } from './MediaRow';

export interface ShowRowProps {
  list: Exclude<ShowListName, 'showSlider'>;
  subtitle?: string | undefined;
  href?: string | undefined;
  /**
   * Stills on a stack, large ones, posters, or posters that say where they come from.
   * @default 'stack'
   */
  look?: 'stack' | 'large' | 'posters' | 'countries' | undefined;
}

/** One of the shows' state lists. */
export function ShowRow({ list, subtitle, href, look = 'stack' }: ShowRowProps) {
  const t = useT();
  const { catalogue } = useMedia();
  const { locale } = useUi();
  const isStack = look === 'stack' || look === 'large';
  return (
    <Shelf
      id={list}
      title={t(`list.${list}`)}
      subtitle={subtitle}
      href={href}
      itemSize={look === 'large' ? 'wide' : isStack ? 'card' : 'portrait'}
    >
      {pick(catalogue.shows, showLists[list]).map((show) =>
        isStack ? (
          <ShowTile key={show.slug} show={show} />
        ) : (
          <TitleCard
            key={show.slug}
            title={show}
            note={look === 'countries' ? countryName(show.country, locale) : undefined}
          />
        ),
      )}
    </Shelf>
  );
}
