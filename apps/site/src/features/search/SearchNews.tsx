import { Alert, Button, Inline } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { failureWords } from './failureWords';
import type { SearchSource } from './SearchSource';
import { SubscribersOnly } from './SubscribersOnly';

/** What is not searched here, and why: no subscription, or something that did not answer. */
export function SearchNews({ source }: { source: SearchSource }) {
  const t = useT();
  const { failure, member, retry } = source;
  return (
    <>
      {failure && (
        <Alert
          variant="warning"
          title={failureWords(failure, t).title}
          action={
            <Button variant="quiet" size="small" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {failureWords(failure, t).text}
        </Alert>
      )}
      {!member.isSubscribed && (
        <Inline space="4">
          <SubscribersOnly member={member} />
        </Inline>
      )}
    </>
  );
}
