import { getRemainingMinutes, getProgressFraction } from '@gschool/domain';
import { VideoCard, icons } from '@gschool/ui';
import type { MenuEntry } from '@gschool/ui/overlays';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { cardMeta, durationLabel } from '../../../shared/classLabels';
import { UnavailableCard } from '../lists/UnavailableCard';
import { EntryMenu } from './EntryMenu';
import type { PlaylistLookup } from './PlaylistLookup';
import type { EntryActions } from './useEntryActions';

interface PlaylistEntryProps {
  playlistId: string;
  videoId: string;
  /** Zero-based. */
  index: number;
  lookup: PlaylistLookup;
  actions: EntryActions;
}

/**
 * A class of a playlist. The link plays the playlist from this class. The menu can move the class
 * without dragging.
 */
export function PlaylistEntry({ playlistId, videoId, index, lookup, actions }: PlaylistEntryProps) {
  const t = useT();
  const card = lookup.classes.get(videoId);
  const watched = lookup.watched.get(videoId);
  if (!card) {
    return (
      <UnavailableCard
        title={t('library.unavailableTitle')}
        removeLabel={t('library.unavailableRemove', { number: index + 1 })}
        onRemove={() => actions.remove(videoId, t('library.unavailableTitle'))}
      >
        {t('library.unavailable')}
      </UnavailableCard>
    );
  }
  const { title } = card;
  const isBegun = watched !== undefined && !watched.completed && watched.position > 0;
  const last = actions.order.length - 1;
  const entries: readonly MenuEntry[] = [
    {
      label: t('library.moveUp'),
      icon: icons.chevronUp,
      isDisabled: index === 0,
      onSelect: () => actions.move(index, index - 1),
    },
    {
      label: t('library.moveDown'),
      icon: icons.chevronDown,
      isDisabled: index === last,
      onSelect: () => actions.move(index, index + 1),
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
