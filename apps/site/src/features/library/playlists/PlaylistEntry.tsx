import { getRemainingMinutes, getProgressFraction } from '@gschool/domain';
import { VideoCard, icons } from '@gschool/ui';
import type { MenuEntry } from '@gschool/ui/overlays';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { cardMeta, durationLabel } from '../../../shared/classLabels';
import { GoneCard } from '../lists/GoneCard';
import { EntryMenu } from './EntryMenu';
import type { Shelves } from './Shelves';
import type { EntryActions } from './useEntryActions';

interface PlaylistEntryProps {
  playlistId: string;
  videoId: string;
  /** From 0. */
  place: number;
  shelves: Shelves;
  actions: EntryActions;
}

/** One class of a playlist: it plays on from here, and its menu moves it without dragging. */
export function PlaylistEntry({
  playlistId,
  videoId,
  place,
  shelves,
  actions,
}: PlaylistEntryProps) {
  const t = useT();
  const card = shelves.classes.get(videoId);
  const watched = shelves.watched.get(videoId);
  if (!card) {
    return (
      <GoneCard
        title={t('library.goneTitle')}
        removeLabel={t('library.goneRemove', { number: place + 1 })}
        onRemove={() => actions.remove(videoId, t('library.goneTitle'))}
      >
        {t('library.gone')}
      </GoneCard>
    );
  }
  const { title } = card;
  const isBegun = watched !== undefined && !watched.completed && watched.position > 0;
  const last = actions.order.length - 1;
  const entries: readonly MenuEntry[] = [
    {
      label: t('library.moveUp'),
      icon: icons.chevronUp,
      isDisabled: place === 0,
      onSelect: () => actions.move(place, place - 1),
    },
    {
      label: t('library.moveDown'),
      icon: icons.chevronDown,
      isDisabled: place === last,
      onSelect: () => actions.move(place, place + 1),
    },
    { kind: 'separator' },
    {
      label: t('library.entryRemove'),
      icon: icons.trash,
      onSelect: () => actions.remove(videoId, title),
    },
  ];
  return (
    <VideoCard
      layout="row"
      href={paths.watchInPlaylist(videoId, playlistId)}
      title={title}
      titleLang={card.lang?.title}
      picture={card.poster}
      meta={
        isBegun
          ? t('card.metaLeft', {
              style: card.styleName,
              minutes: getRemainingMinutes(watched),
            })
          : cardMeta(card, t)
      }
      durationLabel={durationLabel(card.durationSeconds, t)}
      progress={watched && !watched.hidden ? getProgressFraction(watched) : undefined}
      badge={
        card.hasVideo ? (watched?.completed ? t('library.finished') : undefined) : t('card.noVideo')
      }
      badgeIcon={watched?.completed ? icons.check : undefined}
      sizes="13rem"
      actions={<EntryMenu label={t('library.entryMenu', { title })} entries={entries} />}
    />
  );
}
