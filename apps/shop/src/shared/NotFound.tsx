import { Button, Container, EmptyState, Picture } from '@gschool/ui';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

/** What an address shows that no page answers. */
export function NotFound() {
  const t = useT();
  return (
    <Container size="narrow">
      <EmptyState
        level={1}
        title={t('notFound.heading')}
        picture={<Picture picture="art:object/tote/17" alt="" ratio="4/3" />}
        action={<Button href={paths.start}>{t('notFound.action')}</Button>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Container>
  );
}
