import type { ReactNode } from 'react';

import * as styles from './EmptyState.css';
import { Heading } from '../../typography/Heading/Heading';
import { Icon } from '../../data-display/Icon/Icon';
import * as icons from '../../data-display/Icon/icons';
import type { IconShape } from '../../data-display/Icon/shape';
import { Text } from '../../typography/Text/Text';
import { classNames } from '../../internal/classNames';

export interface EmptyStateProps {
  /** What is missing, in friendly words: "Nothing saved yet". */
  title: string;
  /** Why it is empty, and what the member can do about it. */
  children?: ReactNode;
  /** The next useful step: one or two buttons. */
  action?: ReactNode;
  /** A poster or a picture beside the text. */
  picture?: ReactNode;
  /**
   * The icon above the text, if there is no picture.
   * @default icons.library
   */
  icon?: IconShape | undefined;
  /**
   * The heading level of the title.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
  /**
   * `page` for a page’s main content, `panel` for a card, a tab or a sheet.
   * @default 'page'
   */
  size?: 'page' | 'panel' | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/** Shown when there is no content, with the next step. */
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
        styles.emptyState[size],
        picture !== undefined && styles.withPicture,
        className,
      )}
    >
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.content}>
        {picture === undefined && (
          <span className={styles.iconFrame[size]}>
            <Icon icon={icon} size={size === 'panel' ? 'large' : 'huge'} />
          </span>
        )}
        <Heading level={level} size={size === 'panel' ? 'h3' : level === 1 ? 'h1' : 'h2'}>
          {title}
        </Heading>
        {children && (
          <Text as="div" size={size === 'panel' ? 'md' : 'lg'} tone="muted" isMeasured>
            {children}
          </Text>
        )}
        {action && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
