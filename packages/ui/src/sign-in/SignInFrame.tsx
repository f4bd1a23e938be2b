import { useEffect, useRef, type ReactNode } from 'react';

import { Heading } from '../typography/Heading/Heading';
import { Picture } from '../media/Picture/Picture';
import { Stack } from '../layout/Stack/Stack';
import { Text } from '../typography/Text/Text';
import * as styles from './SignInFrame.css';

export interface SignInFrameProps {
  /** The heading. When it changes, it gets focus, because another step is then shown. */
  title: string;
  /** A sentence under the title. */
  lead?: string | undefined;
  /** Decorative picture beside the form: a URL, or `art:KIND/MOTIF/SEED`. */
  poster: string;
  /**
   * Whether it follows another step of the same page. The heading then gets focus on mount.
   * @default false
   */
  isStep?: boolean | undefined;
  children?: ReactNode;
}

/** The layout of sign-in pages: a form beside a poster. The poster is hidden on a phone. */
export function SignInFrame({ title, lead, poster, isStep = false, children }: SignInFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef<string | null>(isStep ? null : title);

  useEffect(() => {
    if (shownTitle.current === title) return;
    shownTitle.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <Stack space="6">
          <Stack space="3">
            <Heading level={1} ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Heading>
            {lead ? (
              <Text tone="muted" size="lg" className={styles.lead}>
                {lead}
              </Text>
            ) : null}
          </Stack>
          {children}
        </Stack>
      </div>
      <div className={styles.art} aria-hidden="true">
        <Picture picture={poster} alt="" isFilling isHero />
      </div>
    </div>
  );
}
