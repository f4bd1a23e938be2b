import type { ReactNode } from 'react';
import * as styles from './EmptyState.css';
import { Heading } from '../../typography/Heading/Heading';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import type { IconShape } from '../../data-display/Icon/shape';
import { Text } from '../../typography/Text/Text';
import { classNames } from '../../internal/classNames';

export interface EmptyStateProps {
  /** What is not here, said kindly: "Nothing saved yet". */
  title: string;
  /** Why, and what you can do about it. */
  children?: ReactNode;
  /** The next useful thing: a Button, or two. */
  action?: ReactNode;
  /** A poster or a picture beside the words. */
  picture?: ReactNode;
  /**
   * On the mark over the words, where there is no picture.
   * @default icons.library
   */
  icon?: IconShape | undefined;
  /**
   * The level of its title.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
  /**
   * `page` for the main thing of a page, `panel` for a card, a tab or a sheet.
   * @default 'page'
   */
  size?: 'page' | 'panel' | undefined;
  /** Class names for its place in a layout. */
  className?: string | undefined;
}

/** A place that has nothing to show, and says what comes next. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  icon = icons.library,
  level = 2,
  size = 'page',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={classNames(
        styles.emptyState({ size, hasPicture: picture !== undefined }),
        className,
      )}
    >
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.content}>
        {picture === undefined && (
          <span className={styles.iconFrame({ size })}>
            <Icon icon={icon} size={size === 'panel' ? 'large' : 'huge'} />
          </span>
        )}
        <Heading level={level} size={size === 'panel' ? 'h3' : level === 1 ? 'h1' : 'h2'}>
          {title}
        </Heading>
        {children && (
          <Text as="div" size={size === 'panel' ? 'md' : 'lg'} tone="soft" isMeasured>
            {children}
          </Text>
        )}
        {action && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
