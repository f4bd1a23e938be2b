import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';

import * as styles from './Playlists.css';
import { SortableEntry } from './SortableEntry';
import type { EntriesProps } from './StaticEntries';
import { useDragAnnouncements } from './useDragAnnouncements';

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The classes of a playlist, sortable by mouse, touch and keyboard, with announcements. */
export function SortableEntries({ playlist, lookup, actions }: EntriesProps) {
  const { order, move } = actions;
  const accessibility = useDragAnnouncements(order, lookup);
  const sensors = useSensors(
    // Small movements still count as a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(order.indexOf(String(active.id)), order.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      modifiers={[restrictToVerticalAxis]}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <ol className={styles.rows}>
          {order.map((id, index) => (
            <SortableEntry
              key={id}
              playlistId={playlist.id}
              videoId={id}
              index={index}
              lookup={lookup}
              actions={actions}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
