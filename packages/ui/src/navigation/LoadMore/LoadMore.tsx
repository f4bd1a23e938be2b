import { useEffect, useRef, type MouseEvent } from 'react';

import * as styles from './LoadMore.css';
import { Button } from '../../actions/Button/Button';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { isPlainClick } from '../../internal/isPlainClick';
import { useEffectEvent } from '../../internal/useEffectEvent';

export interface LoadMoreProps {
  /** The URL of the next page, a real link; undefined when everything is loaded. */
  href: string | undefined;
  /** Called to load the next page into this list. */
  onLoadMore: () => void;
  /** Whether the next page is loading. */
  isLoading?: boolean | undefined;
  /**
   * Also loads when the button comes near the viewport.
   * @default false
   */
  isAutomatic?: boolean | undefined;
  /** How much is loaded, announced when it changes: "96 of 242 classes". */
  status?: string | undefined;
  /**
   * The button’s label.
   * @default the message for showing more
   */
  label?: string | undefined;
}

/** A link to the next page at the end of a long list; a plain click loads it into this page. */
export function LoadMore({
  href,
  onLoadMore,
  isLoading = false,
  isAutomatic = false,
  status,
  label,
}: LoadMoreProps) {
  const { messages } = useUi();
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoadMore);
  const isWatching = isAutomatic && href !== undefined && !isLoading;

  useEffect(() => {
    if (!isWatching || !sentinel.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '600px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
    // `href` is a dependency, so that every new page is observed again.
  }, [isWatching, href]);

  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading) onLoadMore();
  };

  return (
    <div ref={sentinel} className={styles.loadMore}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {href !== undefined && (
        <Button variant="quiet" href={href} isLoading={isLoading} onClick={handleClick}>
          {label ?? messages.loadMore}
        </Button>
      )}
    </div>
  );
}
