import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';

import * as styles from './Button.css';
import { Icon } from '../../data-display/Icon/Icon';
import type { IconShape } from '../../data-display/Icon/shape';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { classNames } from '../../internal/classNames';
import { wrapTexts } from '../../internal/wrapTexts';
import { externalLinkProps } from '../../internal/externalLinkProps';

/** Cancels the default action of the browser and of a router. Always the same function. */
const preventDefault = (event: SyntheticEvent): void => event.preventDefault();

/**
 * Attributes of a link that must not be followed now. The element stays the same, so it does not
 * lose focus. Enter and clicks with a modifier are `click` events; the middle button is `auxclick`.
 */
const inactiveLinkProps = {
  'aria-disabled': true,
  onClick: preventDefault,
  onAuxClick: preventDefault,
} as const;

/**
 * The props that links and buttons share. The documentation's props tables read only this
 * interface.
 */
interface ButtonOwnProps {
  /**
   * `primary` for the main action of a screen, `quiet` for secondary actions, `plain` in toolbars,
   * `danger` for actions that cannot be undone.
   * @default 'primary'
   */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined;
  /**
   * 36, 44 or 52 px tall; at least 44 px on touch screens.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Renders a link that looks like a button. It then accepts the props of a link. */
  href?: string | undefined;
  /**
   * With `href`: opens a new tab.
   * @default false
   */
  isExternal?: boolean | undefined;
  /**
   * While the button's action is pending, a spinner covers the label, the width stays the same,
   * clicks do nothing, and a link is not followed.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Fills the width of its container.
   * @default false
   */
  isFullWidth?: boolean | undefined;
  /** Shown before the label. */
  iconStart?: IconShape | undefined;
  /** Shown after the label. */
  iconEnd?: IconShape | undefined;
  /**
   * The `type` of the `button` element.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  children?: ReactNode;
}

/** The props with `href`, which renders a link. */
interface ButtonAsLinkProps extends Omit<ComponentProps<'a'>, keyof ButtonOwnProps> {
  href: string;
  type?: undefined;
}

/** The props without `href`, which renders a button. */
interface ButtonAsButtonProps extends Omit<ComponentProps<'button'>, keyof ButtonOwnProps> {
  href?: undefined;
  isExternal?: undefined;
}

export type ButtonProps = ButtonOwnProps & (ButtonAsLinkProps | ButtonAsButtonProps);

/** A button, or with `href`, a link that looks like a button. */
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
      styles.button[variant],
      styles.size[size],
      isFullWidth && styles.fullWidth,
      className,
    ),
    // Not `disabled` while loading, because a disabled button loses focus.
    ...(isLoading && { 'aria-busy': true, 'aria-disabled': true }),
  };
  const isInactive = isLoading === true || rest['aria-disabled'] === true;
  const label = (
    <>
      {iconStart && <Icon icon={iconStart} />}
      {wrapTexts(children)}
      {iconEnd && <Icon icon={iconEnd} />}
    </>
  );
  const content = isLoading ? (
    <>
      <span className={styles.hiddenLabel}>{label}</span>
      <span className={styles.spinnerSlot}>
        <Spinner size="small" label={messages.loading} />
      </span>
    </>
  ) : (
    label
  );

  if (rest.href !== undefined) {
    const { isExternal, ...linkProps } = rest;
    return (
      <Link
        {...linkProps}
        {...externalLinkProps(isExternal)}
        {...sharedProps}
        {...(isInactive && inactiveLinkProps)}
        data-print="none"
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
