import type { ComponentProps } from 'react';

import * as styles from './IconButton.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { externalLinkProps } from '../../internal/externalLinkProps';

/**
 * The props that links and buttons share. The documentation's props tables read only this
 * interface.
 */
interface IconButtonOwnProps {
  /** The accessible name and tooltip. Include the badge’s number: “Cart, 3 items”. */
  label: string;
  /** The icon, one of `icons`. */
  icon: IconShape;
  /**
   * `overlay` is for buttons on pictures.
   * @default 'plain'
   */
  variant?: 'plain' | 'quiet' | 'outline' | 'primary' | 'overlay' | undefined;
  /**
   * 36 px (44 px on touch screens), 44 px or 56 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Renders a link instead of a button. It then accepts the props of a link. */
  href?: string | undefined;
  /**
   * With `href`: opens a new tab.
   * @default false
   */
  isExternal?: boolean | undefined;
  /** A small number in the button's corner. 0 shows nothing. */
  badge?: number | undefined;
  /**
   * Draws the icon filled, for a toggle that is on.
   * @default false
   */
  isFilled?: boolean | undefined;
  /**
   * The `type` of the `button` element.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** The props with `href`, which renders a link. */
interface IconButtonAsLinkProps extends Omit<
  ComponentProps<'a'>,
  'children' | keyof IconButtonOwnProps
> {
  href: string;
  type?: undefined;
}

/** The props without `href`, which renders a button. */
interface IconButtonAsButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | keyof IconButtonOwnProps
> {
  href?: undefined;
  isExternal?: undefined;
}

export type IconButtonProps = IconButtonOwnProps &
  (IconButtonAsLinkProps | IconButtonAsButtonProps);

/** A button with only an icon. Its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'medium',
  badge,
  isFilled,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { Link } = useUi();
  const sharedProps = {
    'aria-label': label,
    title: label,
    className: classNames(styles.iconButton[variant], styles.size[size], className),
  };
  const content = (
    <>
      <Icon icon={icon} size={size === 'small' ? 'medium' : 'large'} isFilled={isFilled} />
      {badge !== undefined && badge > 0 && (
        <span className={styles.badge} dir="ltr" aria-hidden>
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    const { isExternal, ...linkProps } = rest;
    return (
      <Link {...linkProps} {...sharedProps} {...externalLinkProps(isExternal)} data-print="none">
        {content}
      </Link>
    );
  }
  const { href: _, isExternal: __, ...buttonProps } = rest;
  return (
    <button {...buttonProps} {...sharedProps} type={type}>
      {content}
    </button>
  );
}
