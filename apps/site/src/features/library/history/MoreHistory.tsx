import { Alert, Button, Text } from '@gschool/ui';
import type { WatchHistory } from '@gschool/data/queries';
import { useEffect, useRef } from 'react';

import { useT } from '../../../i18n/useT';
import * as tabStyles from '../Parts.css';
import * as styles from './History.css';

/** The number of shown entries, and a button for the next page. */
export function MoreHistory({ history }: { history: WatchHistory }) {
  const t = useT();
  const { entries, hasMore, isLoadingMore, isMoreError, loadMore } = history;
  const status = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // The last page removes the focused button, so the status receives focus.
  useEffect(() => {
    if (hasMore || !wasPressed.current) return;
    wasPressed.current = false;
    status.current?.focus({ preventScroll: true });
  }, [hasMore]);

  if (entries.length === 0) return null;
  return (
    <div className={styles.more}>
      <Text
        ref={status}
        className={tabStyles.focusTarget}
        tabIndex={-1}
        size="sm"
        tone="muted"
        role="status"
      >
        {t(hasMore ? 'library.historyShown' : 'library.historyAll', { count: entries.length })}
      </Text>
      {isMoreError && <Alert variant="warning">{t('library.historyMoreError')}</Alert>}
      {hasMore && (
        <Button
          variant="quiet"
          isLoading={isLoadingMore}
          onClick={() => {
            wasPressed.current = true;
            loadMore();
          }}
        >
          {t('library.historyMore')}
        </Button>
      )}
    </div>
  );
}
