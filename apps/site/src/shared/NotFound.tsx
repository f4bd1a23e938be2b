import { useDocumentTitle } from '@gschool/app/routes';
import { Button, Container, EmptyState, Picture } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';

interface NotFoundProps {
  title: string;
  /** Why the page may be missing. */
  children: ReactNode;
  /**
   * A link to similar pages.
   * @default the start page
   */
  listLink?: { label: string; href: string } | undefined;
}

/**
 * The not-found page, for paths and for classes that do not exist. It sets the document title too.
 */
export function NotFound({ title, children, listLink }: NotFoundProps) {
  const t = useT();
  useDocumentTitle(t('notFound.title'));
  return (
    <Container size="narrow">
      <EmptyState
        level={1}
        title={title}
        picture={<Picture picture="art:figure/fold/7" alt="" ratio="16/9" />}
        action={
          <Button href={listLink?.href ?? paths.home}>
            {listLink?.label ?? t('notFound.home')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
