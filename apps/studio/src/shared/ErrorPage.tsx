import { useErrorReload } from '@gschool/app/routes';
import { Button, Container, ErrorState, icons } from '@gschool/ui';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

export interface ErrorPageProps {
  /** What was thrown. */
  error: unknown;
}

/** The page for an unexpected error, and for a page whose code could not be loaded. */
export function ErrorPage({ error }: ErrorPageProps) {
  const t = useT();
  const { isOffline, reload } = useErrorReload(error);
  return (
    <Container size="narrow" blockPadding="large">
      <ErrorState
        level={1}
        icon={isOffline ? icons.offline : icons.alert}
        title={t(isOffline ? 'error.offlineTitle' : 'error.title')}
        onRetry={reload}
        action={
          <Button variant="quiet" href={paths.overview}>
            {t('error.start')}
          </Button>
        }
      >
        {t(isOffline ? 'error.offlineText' : 'error.text')}
      </ErrorState>
    </Container>
  );
}
