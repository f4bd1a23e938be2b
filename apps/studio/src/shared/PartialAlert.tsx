import '../i18n/en/shared.messages.json';

import { Alert, Button } from '@gschool/ui';

import { useT } from '../i18n/useT';

interface PartialAlertProps {
  /** Reads the rest. Without it, the list has its own button. */
  onRetry?: (() => unknown) | undefined;
}

/** Says that a part of a list could not be read. */
export function PartialAlert({ onRetry }: PartialAlertProps) {
  const t = useT();
  return (
    <Alert
      variant="warning"
      action={
        onRetry && (
          <Button size="small" onClick={() => void onRetry()}>
            {t('load.retry')}
          </Button>
        )
      }
    >
      {t('load.partial')}
    </Alert>
  );
}
