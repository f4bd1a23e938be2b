import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

import { useT } from '../../../i18n/useT';
import type { Shelves } from './Shelves';

/** What is said to screen readers while an entry is moved: its title, and the place it is at. */
export function useDragWords(
  order: readonly string[],
  { classes }: Shelves,
): NonNullable<DndContextProps['accessibility']> {
  const t = useT();
  const titleOf = (id: UniqueIdentifier) =>
    classes.get(String(id))?.title ?? t('library.goneTitle');
  const at = (id: UniqueIdentifier) => ({
    place: order.indexOf(String(id)) + 1,
    count: order.length,
  });
  return {
    screenReaderInstructions: { draggable: t('library.dragHelp') },
    announcements: {
      onDragStart: ({ active }) =>
        t('library.dragStart', { title: titleOf(active.id), ...at(active.id) }),
      onDragOver: ({ active, over }) =>
        over ? t('library.dragOver', { title: titleOf(active.id), ...at(over.id) }) : undefined,
      onDragEnd: ({ active, over }) =>
        t('library.dragEnd', { title: titleOf(active.id), ...at((over ?? active).id) }),
      onDragCancel: ({ active }) =>
        t('library.dragCancel', { title: titleOf(active.id), ...at(active.id) }),
    },
  };
}
