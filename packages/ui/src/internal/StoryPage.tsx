import type { ReactNode } from 'react';

import { Container } from '../layout/Container/Container';
import { Heading } from '../typography/Heading/Heading';
import { Stack } from '../layout/Stack/Stack';

export interface StoryPageProps {
  /** The page's heading. */
  title?: string | undefined;
  /** The trigger and the component of the story. */
  children: ReactNode;
}

/** A page behind an overlay, for stories. */
export function StoryPage({ title = 'A page', children }: StoryPageProps) {
  return (
    <Container as="main" blockPadding="medium">
      <Stack space="4" align="start">
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {children}
      </Stack>
    </Container>
  );
}
