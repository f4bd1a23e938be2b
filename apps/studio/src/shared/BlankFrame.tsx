import { AppName } from '@gschool/app';
import { LanguageSwitch } from '@gschool/app/i18n';
import { Container, Inline, Logo, PageShell } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../config/paths';

/** The frame of the pages before the studio: only the logo and the languages. */
export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <PageShell
      header={
        <Container as="header" size="full">
          <Inline space="4" justify="between">
            <Logo name={<AppName />} href={paths.overview} />
            <LanguageSwitch />
          </Inline>
        </Container>
      }
    >
      {children}
    </PageShell>
  );
}
