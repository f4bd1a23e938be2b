import type { ReactNode } from 'react';
import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import type { IconShape } from '../../data-display/Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';

export interface ErrorStateProps {
  /** What did not work, in a human sentence; no code, no blame. */
  title: string;
  /** What you can do about it. */
  children?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /**
   * Another try is under way.
   * @default false
   */
  isRetrying?: boolean | undefined;
  /** A way out, beside the retry. */
  action?: ReactNode;
  /** A poster or a picture beside the words. */
  picture?: ReactNode;
  /**
   * Over the words where there is no picture; `offline` and `lock` say more.
   * @default icons.alert
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

/** A place whose content couldn’t be loaded. Announced when it appears. */
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
