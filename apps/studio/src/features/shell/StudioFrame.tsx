import { Container, Inline, Link, PageShell } from '@gschool/ui';
import type { ReactNode } from 'react';

import { screens } from '../../config/screens';
import { useT } from '../../i18n/useT';

/** The frame of every page: the screens, the account and the page. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <PageShell
      header={
        <Container as="header" size="full" blockPadding="medium">
          <nav aria-label={t('studio.shortName')}>
            <Inline space="4">
              {screens.map(({ label, href }) => (
                <Link key={href} href={href}>
                  {t(label)}
                </Link>
              ))}
            </Inline>
          </nav>
        </Container>
      }
    >
      {children}
    </PageShell>
  );
}
