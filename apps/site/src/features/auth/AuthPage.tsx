import { Heading, Picture, Stack, Text } from '@gschool/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import * as css from './AuthPage.css';

/** The frame of every page under /auth: what is asked beside a poster; on a phone it comes first, alone. */
export function AuthPage({
  title,
  lead,
  poster,
  isStep = false,
  children,
}: {
  /** The heading; when it changes while the page stays, a step was taken and the focus goes to it. */
  title: string;
  lead?: string | undefined;
  /** Decorative art beside the form. */
  poster: string;
  /** It follows another step of the same page, so it takes the focus as it comes. */
  isStep?: boolean | undefined;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(isStep ? null : title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className={css.page}>
      <div className={css.form}>
        <Stack space="6">
          <Stack space="3">
            <Heading level={1} ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </Heading>
            {lead ? (
              <Text tone="soft" size="lg" className={css.lead}>
                {lead}
              </Text>
            ) : null}
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
