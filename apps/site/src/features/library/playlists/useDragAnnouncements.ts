import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

import { useT } from '../../../i18n/useT';
import type { PlaylistLookup } from './PlaylistLookup';

/** Announcements for screen readers while an entry moves: its title and position. */
export function useDragAnnouncements(
  order: readonly string[],
  { classes }: PlaylistLookup,
): NonNullable<DndContextProps['accessibility']> {
  const t = useT();
  // The first drag-over event is for the entry itself; announcing it would cut off the start
  // announcement.
  const hasMoved = useRef(false);
  const getTitle = (id: UniqueIdentifier) =>
    classes.get(String(id))?.title ?? t('library.unavailableTitle');
  const at = (id: UniqueIdentifier) => ({
    place: order.indexOf(String(id)) + 1,
    count: order.length,
  });
  return {
    screenReaderInstructions: { draggable: t('library.dragHelp') },
    announcements: {
      onDragStart: ({ active }) => {
        hasMoved.current = false;
        return t('library.dragStart', { title: getTitle(active.id), ...at(active.id) });
      },
      onDragOver: ({ active, over }) => {
        hasMoved.current ||= over !== null && over.id !== active.id;
        if (!over || !hasMoved.current) return undefined;
        return t('library.dragOver', { title: getTitle(active.id), ...at(over.id) });
      },
      onDragEnd: ({ active, over }) =>
        t('library.dragEnd', { title: getTitle(active.id), ...at((over ?? active).id) }),
      onDragCancel: ({ active }) =>
        t('library.dragCancel', { title: getTitle(active.id), ...at(active.id) }),
    },
  };
}
