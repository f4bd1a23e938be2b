import { Alert, Button, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { getFailureMessages } from './failureMessages';
import type { SearchSource } from './SearchSource';
import { SubscribersOnly } from './SubscribersOnly';

/** Says what is not searched: classes without a subscription, or data that failed to load. */
export function SearchNotices({ source }: { source: SearchSource }) {
  const t = useT();
  const { failure, member, canOpenVideos, retry } = source;
  return (
    <>
      {failure && (
        <Alert
          variant="warning"
          title={getFailureMessages(failure, t).title}
          action={
            <Button variant="quiet" size="small" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {getFailureMessages(failure, t).text}
        </Alert>
      )}
      {!canOpenVideos && (
        <Inline space="4">
          <SubscribersOnly member={member} />
        </Inline>
      )}
    </>
  );
}
