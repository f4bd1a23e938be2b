import { useDocumentTitle } from '@gschool/app/routes';
import { Button, Container, EmptyState, Picture } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

interface NotFoundProps {
  title: string;
  /** What may have happened to it. */
  children: ReactNode;
  /**
   * Where others of its kind are.
   * @default the start page
   */
  others?: { label: string; href: string } | undefined;
}

/** The not-found page, for addresses and for classes that do not exist; the tab says so too. */
export function NotFound({ title, children, others }: NotFoundProps) {
  const t = useT();
  useDocumentTitle(t('notFound.title'));
  return (
    <Container size="narrow">
      <EmptyState
        level={1}
        title={title}
        picture={<Picture picture="art:figure/fold/7" alt="" ratio="16/9" />}
        action={
          <Button href={others?.href ?? paths.home}>{others?.label ?? t('notFound.home')}</Button>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
