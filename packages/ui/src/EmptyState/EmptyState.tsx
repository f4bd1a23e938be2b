import type { ReactNode } from 'react';
import { actions, mark, picture as pictureClass, state, words } from './EmptyState.css';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import * as icons from '../Icon/icons';
import type { IconShape } from '../Icon/shape';
import { Text } from '../Text/Text';
import { classNames } from '../internal/classNames';

export interface EmptyStateProps {
  /** What is not here, said kindly: "Nothing saved yet". */
  title: string;
  /** Why, and what one may do about it. */
  children?: ReactNode;
  /** The next useful thing: a Button, or two. */
  action?: ReactNode;
  /** A poster or a picture beside the words. */
  picture?: ReactNode;
  /**
   * Over the words where there is no picture.
   * @default icons.library
   */
  icon?: IconShape | undefined;
  /**
   * The level of its title.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
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
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(state({ hasPicture: picture !== undefined }), className)}>
      {picture !== undefined && <div className={pictureClass}>{picture}</div>}
      <div className={words}>
        {picture === undefined && (
          <span className={mark}>
            <Icon icon={icon} size="large" />
          </span>
        )}
        <Heading level={level} size={level === 1 ? 'h1' : 'h2'}>
          {title}
        </Heading>
        {children && (
          <Text as="div" size="lg" tone="soft" isMeasured>
            {children}
          </Text>
        )}
        {action && <div className={actions}>{action}</div>}
      </div>
    </div>
  );
}
