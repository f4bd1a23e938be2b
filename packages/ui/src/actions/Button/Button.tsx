import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Button.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { externalLinkProps } from '../../internal/externalLinkProps';
import { inactiveLinkProps, preventDefault } from './inactiveLinkProps';

/** What a link and a button have in common. Props tables are made from this interface alone. */
interface ButtonOwnProps {
  /**
   * `primary` for the one thing a screen is about, `quiet` beside it, `plain` in rows of
   * tools, `danger` for what cannot be undone.
   * @default 'primary'
   */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined;
  /**
   * 36, 44 or 52 px high; never under 44 where fingers point.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Makes it a link that looks like a button; it then takes the props of a link. */
  href?: string | undefined;
  /**
   * With `href`: opens a new tab.
   * @default false
   */
  isExternal?: boolean | undefined;
  /**
   * Its work is under way: a spinner covers the words, the width stays, clicks do nothing,
   * and a link is not followed.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Takes the whole width of its place.
   * @default false
   */
  isFullWidth?: boolean | undefined;
  /** Before the words. */
  iconStart?: IconShape | undefined;
  /**
   * What it does to a form around it; nothing, unless it says so.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** After the words. */
  iconEnd?: IconShape | undefined;
  children?: ReactNode;
}

/** The variant with `href`: a link. */
interface ButtonAsLinkProps extends Omit<ComponentProps<'a'>, keyof ButtonOwnProps> {
  href: string;
  type?: undefined;
}

/** The variant without `href`: a button. */
interface ButtonAsButtonProps extends Omit<ComponentProps<'button'>, keyof ButtonOwnProps> {
  href?: undefined;
  isExternal?: undefined;
}

export type ButtonProps = ButtonOwnProps & (ButtonAsLinkProps | ButtonAsButtonProps);

/** Does something, or with `href` leads somewhere. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isLoading,
  isFullWidth,
  iconStart,
  iconEnd,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { Link, messages } = useUi();
  const sharedProps = {
    className: classNames(
      styles.button({ variant, size, isFullWidth: isFullWidth ?? false }),
      className,
    ),
    // Not `disabled` while loading: the focus would be lost.
    ...(isLoading && { 'aria-busy': true, 'aria-disabled': true }),
  };
  const isInactive = isLoading === true || rest['aria-disabled'] === true;
  const content = (
    <>
      <span className={classNames(styles.content, isLoading && styles.hiddenContent)}>
        {iconStart && <Icon icon={iconStart} />}
        {children}
        {iconEnd && <Icon icon={iconEnd} />}
      </span>
      {isLoading && (
        <span className={styles.spinnerSlot}>
          <Spinner size="small" label={messages.loading} />
        </span>
      )}
    </>
  );

  if (rest.href !== undefined) {
    const { isExternal, ...linkProps } = rest;
    return (
      <Link
        {...linkProps}
        {...externalLinkProps(isExternal)}
        {...sharedProps}
        {...(isInactive && inactiveLinkProps)}
      >
        {content}
      </Link>
    );
  }

  const { href: _, isExternal: __, onClick, ...buttonProps } = rest;
  return (
    <button
      {...buttonProps}
      {...sharedProps}
      type={type}
      onClick={isInactive ? preventDefault : onClick}
    >
      {content}
    </button>
  );
}
