import { Heading, Picture, Stack, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import * as css from './AuthPage.css';

/** The frame of sign-in and sign-up: the form beside a poster; on a phone the form alone comes first. */
export function AuthPage({
  title,
  lead,
  poster,
  children,
}: {
  title: string;
  lead: string;
  /** Decorative art beside the form. */
  poster: string;
  children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <div className={css.form}>
        <Stack space="6">
          <Stack space="2">
            <Heading level={1} size="h2">
              {title}
            </Heading>
            <Text tone="soft" size="lg">
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </div>
      <div className={css.art} aria-hidden="true">
        <Picture picture={poster} alt="" isFilling isHero />
      </div>
    </div>
  );
}
