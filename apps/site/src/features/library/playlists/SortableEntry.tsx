import { useSortable } from '@dnd-kit/sortable';
import { IconButton, icons } from '@gschool/ui';
import type { ComponentProps } from 'react';

import { useT } from '../../../i18n/useT';
import { PlaylistEntry } from './PlaylistEntry';
import * as styles from './Playlists.css';

/** An entry with a drag handle. */
export function SortableEntry(entry: ComponentProps<typeof PlaylistEntry>) {
  const t = useT();
  const { videoId, lookup } = entry;
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: videoId, attributes: { roleDescription: t('library.draggable') } });
  const title = lookup.classes.get(videoId)?.title ?? t('library.unavailableTitle');
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragged={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={t('library.move', { title })}
        icon={icons.grip}
        className={styles.handle}
      />
      <PlaylistEntry {...entry} />
    </li>
  );
}
