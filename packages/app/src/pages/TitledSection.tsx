import { Heading, Stack } from '@gschool/ui';
import type { ReactNode } from 'react';

export interface TitledSectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  /** @default '4' */
  space?: '4' | '5' | undefined;
  children: ReactNode;
}

/** A section with a heading of level 2. */
export function TitledSection({ id, title, space = '4', children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Stack space={space}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
