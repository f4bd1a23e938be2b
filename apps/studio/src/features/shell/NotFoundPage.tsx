import { Button, Container, EmptyState, icons } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

/** The page for every path that no route matches. */
export function NotFoundPage() {
  const t = useT();
  return (
    <Container size="narrow" blockPadding="large">
      <EmptyState
        level={1}
        icon={icons.search}
        title={t('notFound.title')}
        action={<Button href={paths.overview}>{t('error.start')}</Button>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Container>
  );
}
