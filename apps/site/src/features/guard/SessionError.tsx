import { useSessionActions, type AppError } from '@gschool/data';
import { Container, ErrorState } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** The profile could not be read, so access is unknown: shows the error and a retry. */
export function SessionError({ error }: { error: AppError }) {
  const t = useT();
  const { refresh } = useSessionActions();
  return (
    <Container size="narrow">
      <ErrorState level={1} title={t('error.fetchUser')} onRetry={() => void refresh()}>
        {t(error.info.kind === 'offline' ? 'error.offline' : 'error.fetchUserText')}
      </ErrorState>
    </Container>
  );
}
