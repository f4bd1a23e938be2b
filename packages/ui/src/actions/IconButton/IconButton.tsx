import type { ComponentProps } from 'react';
import { badge as badgeClass, iconButton } from './IconButton.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { externalLinkProps } from '../../internal/externalLinkProps';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, in words; a badge's number belongs in it too (“Cart, 3 items”). */
  label: string;
  /** Which drawing. */
  icon: IconShape;
  /**
   * `plate` stands on pictures.
   * @default 'plain'
   */
  variant?: 'plain' | 'quiet' | 'outline' | 'primary' | 'plate' | undefined;
  /**
   * 36 (44 where fingers point), 44 or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /**
   * With `href`: opens a new tab.
   * @default false
   */
  isExternal?: boolean | undefined;
  /** A small number on its corner; 0 shows nothing. */
  badge?: number | undefined;
  /**
   * Draws the icon filled, for a thing that is switched on.
   * @default false
   */
  isFilled?: boolean | undefined;
  /**
   * What it does to a form around it; nothing, unless it says so.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** A button that is only a picture; its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'medium',
  href,
  isExternal,
  badge,
  isFilled,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { Link } = useUi();
  const shared = {
    'aria-label': label,
    title: label,
    className: classNames(iconButton({ variant, size }), className),
  };
  const inside = (
    <>
      <Icon icon={icon} size={size === 'small' ? 'medium' : 'large'} isFilled={isFilled} />
      {badge !== undefined && badge > 0 && (
        <span className={badgeClass} dir="ltr" aria-hidden>
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </>
  );
  if (href !== undefined) {
    const anchor = rest as unknown as ComponentProps<'a'>;
    return (
      <Link {...anchor} {...shared} {...externalLinkProps(isExternal)} href={href}>
        {inside}
      </Link>
    );
  }
  return (
    <button {...rest} {...shared} type={type}>
      {inside}
    </button>
  );
}
