import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { sortableListMessages } from './messages';

/** Announcements for screen readers while an item moves: its name and place. */
export function useDragAnnouncements(
  order: readonly string[],
  getLabelOf: (id: string) => string,
): NonNullable<DndContextProps['accessibility']> {
  const { locale } = useUi();
  const messages = useMessages('sortableList', sortableListMessages);
  // The first drag-over event is for the item itself; announcing it would cut off the start.
  const hasMoved = useRef(false);
  const format = (
    text: 'pickedUp' | 'isAt' | 'dropped' | 'cancelled',
    item: UniqueIdentifier,
    at: UniqueIdentifier,
  ) => {
    const place = order.indexOf(String(at)) + 1;
    return messages[text](
      getLabelOf(String(item)),
      place.toLocaleString(locale),
      order.length.toLocaleString(locale),
    );
  };
  return {
    screenReaderInstructions: { draggable: messages.help },
    announcements: {
      onDragStart: ({ active }) => {
        hasMoved.current = false;
        return format('pickedUp', active.id, active.id);
      },
      onDragOver: ({ active, over }) => {
        hasMoved.current ||= over !== null && over.id !== active.id;
        return over && hasMoved.current ? format('isAt', active.id, over.id) : undefined;
      },
      onDragEnd: ({ active, over }) => format('dropped', active.id, (over ?? active).id),
      onDragCancel: ({ active }) => format('cancelled', active.id, active.id),
    },
  };
}
