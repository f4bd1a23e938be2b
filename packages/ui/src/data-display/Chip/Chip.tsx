import type { MouseEventHandler, ReactNode } from 'react';
import * as styles from './Chip.css';
import { Icon, type IconShape } from '../Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';

export interface ChipProps {
  /**
   * It is on: pressed as a button, the current one as a link.
   * @default false
   */
  isSelected?: boolean | undefined;
  /** Makes it a link; a selected one is the current one of its set. */
  href?: string | undefined;
  /** Makes it a button that is pressed while selected. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Before the words. */
  icon?: IconShape | undefined;
  /** How many things it stands for, formatted: "12", "1,204". */
  count?: string | undefined;
  /** Class names for its place in a layout. */
  className?: string | undefined;
  /** Its words, a few of them. */
  children: ReactNode;
}

/** A filter that is on or off; without `href` and `onClick`, a fact about a thing. */
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
  const chipClass = classNames(styles.chip({ isSelected, isPressable }), className);
  const content = (
    <>
      {icon && <Icon icon={icon} size="small" />}
      {children}
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
      <Link href={href} aria-current={isSelected || undefined} className={chipClass}>
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
