import type { MouseEventHandler, ReactNode } from 'react';
import { chip } from './Chip.css';
import { Icon, type IconShape } from '../Icon/Icon';
import { useUi } from '../UiProvider/UiProvider';
import { classNames } from '../internal/classNames';

export interface ChipProps {
  /** @default false */
  isSelected?: boolean | undefined;
  /** Makes it a link; a selected one is the current one of its set. */
  href?: string | undefined;
  /** Makes it a button that is pressed while selected. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Before the words. */
  icon?: IconShape | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A filter that is on or off; without `href` and `onClick`, a fact about a thing. */
export function Chip({ isSelected = false, href, onClick, icon, className, children }: ChipProps) {
  const { Link } = useUi();
  const isPressable = href !== undefined || onClick !== undefined;
  const names = classNames(chip({ isSelected, isPressable }), className);
  const inside = (
    <>
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} aria-current={isSelected || undefined} className={names}>
        {inside}
      </Link>
    );
  }
  if (!onClick) return <span className={names}>{inside}</span>;
  return (
    <button type="button" aria-pressed={isSelected} onClick={onClick} className={names}>
      {inside}
    </button>
  );
}
