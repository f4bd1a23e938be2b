import { Button, Container, EmptyState, Picture } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

/** The not-found page, for addresses and for classes that do not exist. */
export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  return (
    <Container size="narrow">
      <EmptyState
        level={1}
        title={title}
        picture={<Picture picture="art:figure/fold/7" alt="" ratio="16/9" />}
        action={<Button href={paths.home}>{t('notFound.home')}</Button>}
      >
        {children}
      </EmptyState>
    </Container>
  );
}
