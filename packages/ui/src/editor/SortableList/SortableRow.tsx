import { useSortable } from '@dnd-kit/sortable';
import { useId, type KeyboardEvent, type ReactNode, type RefCallback } from 'react';

import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { chevronDown, chevronUp, grip, trash } from '../../data-display/Icon/icons';
import { getPressedKey } from '../../internal/getPressedKey';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { sortableListMessages } from './messages';
import * as styles from './SortableList.css';

interface SortableRowProps {
  id: string;
  label: string;
  isFirst: boolean;
  isLast: boolean;
  isDisabled: boolean;
  /** Whether the buttons that move the item are shown. */
  hasMoves: boolean;
  onToggleMoves: () => void;
  onMove: (step: 1 | -1, button: HTMLElement) => void;
  onRemove: (() => void) | undefined;
  handleRef: RefCallback<HTMLButtonElement>;
  contentRef: RefCallback<HTMLDivElement>;
  children: ReactNode;
}

/** Firefox presses a button when Space is released, even if the key was for dragging. */
const ignoreSpace = (event: KeyboardEvent) => {
  if (getPressedKey(event) === ' ') event.preventDefault();
};

/** An item with its handle. */
export function SortableRow(props: SortableRowProps) {
  const { id, label, isFirst, isLast, isDisabled, hasMoves, onMove, onRemove } = props;
  const { handleRef, contentRef, onToggleMoves, children } = props;
  const messages = useMessages('sortableList', sortableListMessages);
  const movesId = useId();
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, disabled: isDisabled, attributes: { roleDescription: messages.movable } });
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
      {!isDisabled && (
        <IconButton
          {...attributes}
          {...listeners}
          ref={(button) => {
            setActivatorNodeRef(button);
            return handleRef(button);
          }}
          label={messages.move(label)}
          icon={grip}
          size="small"
          aria-expanded={hasMoves}
          aria-controls={hasMoves ? movesId : undefined}
          // A press without dragging shows buttons, for people who can't drag, and for screen
          // readers that send no keys.
          onClick={onToggleMoves}
          onKeyUp={ignoreSpace}
          className={styles.handle}
        />
      )}
      <div ref={contentRef} className={styles.content}>
        {children}
      </div>
      {onRemove && !isDisabled && (
        <IconButton label={messages.remove(label)} icon={trash} size="small" onClick={onRemove} />
      )}
      {hasMoves && !isDisabled && (
        <div id={movesId} role="group" aria-label={messages.move(label)} className={styles.moves}>
          <Button
            variant="quiet"
            size="small"
            iconStart={chevronUp}
            // Keeps focus, unlike `disabled`.
            aria-disabled={isFirst}
            onClick={(event) => !isFirst && onMove(-1, event.currentTarget)}
          >
            {messages.up}
          </Button>
          <Button
            variant="quiet"
            size="small"
            iconStart={chevronDown}
            aria-disabled={isLast}
            onClick={(event) => !isLast && onMove(1, event.currentTarget)}
          >
            {messages.down}
          </Button>
        </div>
      )}
    </li>
  );
}
