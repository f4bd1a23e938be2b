import type { ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import type { IconShape } from '../../data-display/Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface ErrorStateProps {
  /** What did not work, in plain words, without an error code. */
  title: string;
  /** What the member can do about it. */
  children?: ReactNode;
  /** Called to retry. If absent, there is no retry button. */
  onRetry?: (() => void) | undefined;
  /**
   * True while a retry is pending.
   * @default false
   */
  isRetrying?: boolean | undefined;
  /** A link or button beside the retry. */
  action?: ReactNode;
  /** A poster or a picture beside the text. */
  picture?: ReactNode;
  /**
   * The icon above the text, if there is no picture. Use `offline` or `lock` where appropriate.
   * @default icons.alert
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

/** Shown instead of content that could not be loaded. It is announced when it appears. */
export function ErrorState({
  onRetry,
  isRetrying,
  action,
  icon = icons.alert,
  ...rest
}: ErrorStateProps) {
  const { messages } = useUi();
  const actions = (onRetry || action) && (
    <>
      {onRetry && (
        <Button
          iconStart={icons.refresh}
          size={rest.size === 'panel' ? 'small' : 'medium'}
          onClick={() => onRetry()}
          isLoading={isRetrying}
        >
          {messages.retry}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <div role="alert">
      <EmptyState {...rest} icon={icon} action={actions} />
    </div>
  );
}
