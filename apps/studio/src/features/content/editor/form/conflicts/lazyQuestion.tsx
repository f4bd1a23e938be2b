import { lazyComponent } from '@gschool/app/routes';
import { Alert, Button } from '@gschool/ui';
import { useState, type ComponentType } from 'react';

import { useT } from '../../../../../i18n/useT';

interface RetryProps {
  onRetry: () => void;
}

function NotLoaded({ onRetry }: RetryProps) {
  const t = useT();
  return (
    <Alert
      variant="warning"
      title={t('edit.conflictNotLoaded')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('edit.retry')}
        </Button>
      }
    />
  );
}

/**
 * A question about what two people changed, whose code is loaded before it is needed. If it can't be
 * loaded, the question says so, with a retry, because without an answer the entry has two values.
 */
export function lazyQuestion<Props extends object>(
  load: () => Promise<ComponentType<Props & RetryProps>>,
) {
  const Question = lazyComponent<Props & RetryProps>(load, NotLoaded);
  function LazyQuestion(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return <Question key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return Object.assign(LazyQuestion, { preload: Question.preload });
}
