import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { button, content, spinnerSlot, waiting } from './Button.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { externalLinkProps } from '../../internal/externalLinkProps';

export interface ButtonProps extends ComponentProps<'button'> {
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
  /** Makes it a link that looks like a button. */
  href?: string | undefined;
  /**
   * With `href`: opens a new tab.
   * @default false
   */
  isExternal?: boolean | undefined;
  /**
   * Its work is under way: a spinner covers the words, the width stays, clicks do nothing.
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

/** Does something, or with `href` leads somewhere. */
export function Button({
  variant = 'primary',
  size = 'medium',
  href,
  isExternal,
  isLoading,
  isFullWidth,
  iconStart,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { Link, messages } = useUi();
  const names = classNames(button({ variant, size, isFullWidth: isFullWidth ?? false }), className);
  // Not `disabled` while loading: that would throw the keyboard's focus away.
  const busy = isLoading && { 'aria-busy': true, 'aria-disabled': true };
  const inside = (
    <>
      <span className={classNames(content, isLoading && waiting)}>
        {iconStart && <Icon icon={iconStart} />}
        {children}
        {iconEnd && <Icon icon={iconEnd} />}
      </span>
      {isLoading && (
        <span className={spinnerSlot}>
          <Spinner size="small" label={messages.loading} />
        </span>
      )}
    </>
  );

  if (href !== undefined) {
    const anchor = { ...rest, onClick } as unknown as ComponentProps<'a'>;
    return (
      <Link {...anchor} {...externalLinkProps(isExternal)} {...busy} href={href} className={names}>
        {inside}
      </Link>
    );
  }

  const isIdle = isLoading === true || rest['aria-disabled'] === true;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...rest} {...busy} type={type} className={names} onClick={handleClick}>
      {inside}
    </button>
  );
}
