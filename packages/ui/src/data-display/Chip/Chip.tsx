import type { MouseEventHandler, ReactNode } from 'react';

import * as styles from './Chip.css';
import { Icon, type IconShape } from '../Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';

export interface ChipProps {
  /**
   * True if it is selected: a button is pressed, a link is current.
   * @default false
   */
  isSelected?: boolean | undefined;
  /** Renders a link. If it is selected, it is the current link in its set. */
  href?: string | undefined;
  /** Renders a toggle button that is pressed while selected. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Shown before the label. */
  icon?: IconShape | undefined;
  /** The number of items, formatted: "12", "1,204". */
  count?: string | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
  /** The label. */
  children: ReactNode;
}

/** A filter that is on or off. Without `href` and `onClick`, it is a static label. */
export function Chip({
  isSelected = false,
  href,
  onClick,
  icon,
  count,
  className,
  children,
}: ChipProps) {
  const { Link } = useUi();
  const isPressable = href !== undefined || onClick !== undefined;
  const chipClass = classNames(
    isPressable ? styles.pressable : styles.label,
    isSelected && styles.selected,
    isPressable && (isSelected ? styles.deselectable : styles.selectable),
    className,
  );
  const content = (
    <>
      {icon && <Icon icon={icon} size="small" />}
      {wrapTexts(children)}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <Link
        href={href}
        aria-current={isSelected || undefined}
        className={chipClass}
        data-print="none"
      >
        {content}
      </Link>
    );
  }
  if (!onClick) return <span className={chipClass}>{content}</span>;
  return (
    <button type="button" aria-pressed={isSelected} onClick={onClick} className={chipClass}>
      {content}
    </button>
  );
}
