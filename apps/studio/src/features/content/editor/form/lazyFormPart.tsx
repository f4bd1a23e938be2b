import { lazyComponent } from '@gschool/app/routes';
import { Alert, Button } from '@gschool/ui';
import { useState, type ComponentType } from 'react';

import { useT, type MessageId } from '../../../../i18n/useT';

interface RetryProps {
  onRetry: () => void;
}

/**
 * A part of the form whose code is loaded before it is needed. If it can't be loaded, the form says
 * so in its place, with a retry.
 *
 * @param message the message of what could not be loaded
 */
export function lazyFormPart<Props extends object>(
  message: MessageId,
  load: () => Promise<ComponentType<Props & RetryProps>>,
) {
  function NotLoaded({ onRetry }: RetryProps) {
    const t = useT();
    return (
      <Alert
        variant="warning"
        title={t(message)}
        action={
          <Button size="small" onClick={onRetry}>
            {t('edit.retry')}
          </Button>
        }
      />
    );
  }
  const Part = lazyComponent<Props & RetryProps>(load, NotLoaded);
  function LazyFormPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return <Part key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
  }
  return Object.assign(LazyFormPart, { preload: Part.preload });
}
