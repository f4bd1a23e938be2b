import { Button, Container, ErrorState } from '@gschool/ui';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

export interface ErrorPageProps {
  onRetry: () => void;
}

/** The page for an unexpected error. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  const t = useT();
  return (
    <Container size="narrow" blockPadding="large">
      <ErrorState
        level={1}
        title={t('error.title')}
        onRetry={onRetry}
        action={
          <Button variant="quiet" href={paths.overview}>
            {t('error.start')}
          </Button>
        }
      >
        {t('error.text')}
      </ErrorState>
    </Container>
  );
}
