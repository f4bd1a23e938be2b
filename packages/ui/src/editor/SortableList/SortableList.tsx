import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../actions/Button/Button';
import { plus } from '../../data-display/Icon/icons';
import { FieldError } from '../../internal/FieldError';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { createKeyboardMovement } from './keyboardMovement';
import { sortableListMessages } from './messages';
import * as styles from './SortableList.css';
import { SortableRow } from './SortableRow';
import { useDragAnnouncements } from './useDragAnnouncements';

export interface SortableListProps<Item> {
  /** The name of the list: “Chapters”. */
  label: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /** The error message of the whole list. The fields of an item show their own. */
  error?: string | undefined;
  /** The key of the list in the form, and of its error. */
  name?: string | undefined;
  /** The items in order. */
  items: readonly Item[];
  /** The key of an item, which stays the same when it moves. */
  getId: (item: Item) => string;
  /** The name of an item, for its buttons and announcements: “Warm-up”. */
  getLabel: (item: Item, index: number) => string;
  /** Called with all ids in the new order. Change `items` right away. */
  onReorder: (ids: string[]) => void;
  /** Adds a button to each item that removes it; called with its id. */
  onRemove?: ((id: string) => void) | undefined;
  /**
   * Adds a button below the list. Add an item to `items`; focus then moves to its first field.
   */
  onAdd?: (() => void) | undefined;
  /**
   * The label of this button: “Add a chapter”.
   * @default the word for adding
   */
  addLabel?: string | undefined;
  /** Renders an item: a text, or its fields. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Shown while there are no items. */
  empty?: ReactNode;
  /**
   * Shows the items without a way to sort, remove or add them.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

const FIELDS = 'input, textarea, select, button, a[href], [tabindex="0"]';

const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** Rows move up and down only, so the page must not scroll to the side. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.15 } };

/**
 * A list that is sorted by dragging its handles with a mouse or a finger, by keyboard, or by buttons
 * that a press on a handle shows. The app has the items.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, hint, items, getId, getLabel, onReorder, onRemove, onAdd } = props;
  const { isDisabled = false } = props;
  const { locale } = useUi();
  const messages = useMessages('sortableList', sortableListMessages);
  const ids = useField({ name: props.name, hint, error: props.error });
  const dndId = useId();
  const [openMoves, setOpenMoves] = useState<string | undefined>();
  const [announcement, setAnnouncement] = useState('');
  const [keyboard] = useState(createKeyboardMovement);
  const root = useRef<HTMLOListElement>(null);
  const handles = useRef(new Map<string, HTMLButtonElement>());
  const contents = useRef(new Map<string, HTMLDivElement>());
  /** What loses focus when the browser moves its row. */
  const focusAfterMove = useRef<HTMLElement | null>(null);
  /** The ids before an item was added. */
  const idsBeforeAdding = useRef<readonly string[] | undefined>(undefined);

  const order = items.map(getId);
  const labels = items.map(getLabel);
  const getLabelOf = (id: string) => labels[order.indexOf(id)] ?? '';
  const accessibility = useDragAnnouncements(order, getLabelOf);
  const sensors = useSensors(
    // Small movements still count as a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboard.coordinateGetter }),
  );

  useLayoutEffect(() => {
    focusAfterMove.current?.focus();
    focusAfterMove.current = null;
  }, [items]);

  useEffect(() => {
    const before = idsBeforeAdding.current;
    const added = before && [...contents.current.keys()].find((id) => !before.includes(id));
    if (added === undefined) return;
    idsBeforeAdding.current = undefined;
    contents.current.get(added)?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [items]);

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const [from, to] = [order.indexOf(String(active.id)), order.indexOf(String(over.id))];
    if (from >= 0 && to >= 0) onReorder(arrayMove(order, from, to));
  };
  const move = (index: number, step: 1 | -1, button: HTMLElement) => {
    focusAfterMove.current = button;
    const place = (index + step + 1).toLocaleString(locale);
    setAnnouncement(messages.isAt(labels[index]!, place, order.length.toLocaleString(locale)));
    onReorder(arrayMove(order, index, index + step));
  };
  const remove = (index: number) => {
    // Focus moves before the row is removed, because otherwise it would be lost.
    const neighbor = order[index + 1] ?? order[index - 1];
    ((neighbor !== undefined && handles.current.get(neighbor)) || root.current)?.focus();
    setAnnouncement(messages.removed(labels[index]!));
    onRemove?.(order[index]!);
  };
  return (
    <div
      role="group"
      aria-labelledby={ids.labelId}
      {...ids.aria}
      aria-invalid={undefined}
      className={classNames(fieldStyles.field, props.className)}
      data-print="none"
    >
      <span id={ids.labelId} className={fieldStyles.label}>
        {label}
      </span>
      {hint && (
        <p id={ids.hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <DndContext
        id={dndId}
        sensors={sensors}
        modifiers={[restrictToVerticalAxis]}
        collisionDetection={keyboard.collisionDetection}
        autoScroll={AUTO_SCROLL}
        accessibility={accessibility}
        onDragStart={keyboard.begin}
        onDragEnd={drop}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ol
            ref={root}
            id={ids.controlId}
            tabIndex={-1}
            aria-labelledby={ids.labelId}
            data-field={props.name}
            className={styles.list}
          >
            {items.map((item, index) => {
              const id = order[index]!;
              return (
                <SortableRow
                  key={id}
                  id={id}
                  label={labels[index]!}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  isDisabled={isDisabled}
                  hasMoves={openMoves === id}
                  onToggleMoves={() => setOpenMoves(openMoves === id ? undefined : id)}
                  onMove={(step, button) => move(index, step, button)}
                  onRemove={onRemove && (() => remove(index))}
                  handleRef={(button) => {
                    if (button) handles.current.set(id, button);
                    return () => void handles.current.delete(id);
                  }}
                  contentRef={(content) => {
                    if (content) contents.current.set(id, content);
                    return () => void contents.current.delete(id);
                  }}
                >
                  {props.renderItem(item, index)}
                </SortableRow>
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      {items.length === 0 && props.empty && <p className={styles.empty}>{props.empty}</p>}
      {onAdd && !isDisabled && (
        <div className={styles.add}>
          <Button
            variant="quiet"
            size="small"
            iconStart={plus}
            onClick={() => {
              idsBeforeAdding.current = order;
              onAdd();
            }}
          >
            {props.addLabel ?? messages.add}
          </Button>
        </div>
      )}
      <FieldError id={ids.errorId} message={ids.message} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
