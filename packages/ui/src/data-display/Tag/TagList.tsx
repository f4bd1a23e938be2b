import { useRef, useState } from 'react';

import type { IconShape } from '../Icon/shape';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { Tag } from './Tag';
import * as styles from './TagList.css';
import { tagMessages } from './messages';

/** A tag in a `TagList`. */
export interface TagItem {
  /** Unique within its list. */
  id: string;
  label: string;
  href?: string | undefined;
  icon?: IconShape | undefined;
}

export interface TagListProps {
  /** The name of the list: "Styles of this class". */
  label: string;
  /** The tags, in order. */
  tags: readonly TagItem[];
  /**
   * The tone of every tag.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Gives every tag a remove button; called with the tag’s id. */
  onRemove?: ((id: string) => void) | undefined;
  /** How many tags are shown before "+3 more". If absent, all tags are shown. */
  limit?: number | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/**
 * Tags that wrap. When one is removed, focus goes to its neighbor and a screen reader announces
 * it.
 */
export function TagList({ label, tags, tone, onRemove, limit, className }: TagListProps) {
  const messages = useMessages('tags', tagMessages);
  const [isExpanded, setIsExpanded] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLUListElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  // "+1 more" would take as much space as the tag it hides.
  const isLong = limit !== undefined && tags.length > limit + 1;
  const shown = isLong && !isExpanded ? tags.slice(0, limit) : tags;

  function handleRemove({ id, label: name }: TagItem) {
    const index = shown.findIndex((tag) => tag.id === id);
    const neighbor = shown[index + 1] ?? shown[index - 1];
    const nextFocus = (neighbor && buttons.current.get(neighbor.id)) ?? root.current;
    // Focus moves before the tag is removed, because otherwise it would be lost.
    nextFocus?.focus();
    setAnnouncement(messages.removed(name));
    onRemove?.(id);
  }

  return (
    <div className={className}>
      <ul ref={root} aria-label={label} tabIndex={-1} className={styles.list}>
        {shown.map((tag) => (
          <li key={tag.id} className={styles.item}>
            <Tag
              label={tag.label}
              href={tag.href}
              icon={tag.icon}
              tone={tone}
              onRemove={onRemove && (() => handleRemove(tag))}
              removeRef={(button) => {
                if (button) buttons.current.set(tag.id, button);
                return () => void buttons.current.delete(tag.id);
              }}
            />
          </li>
        ))}
        {isLong && (
          <li className={styles.item}>
            <button
              type="button"
              aria-expanded={isExpanded}
              className={styles.more}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? messages.fewer : messages.more(tags.length - limit)}
            </button>
          </li>
        )}
      </ul>
      {onRemove && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
    </div>
  );
}
