import { Card, Heading, Stack, Text } from '@gschool/ui';
import { useId, type ReactNode } from 'react';

import * as css from './Account.css';

interface AccountSectionProps {
  title: string;
  /** One sentence: what it is for. */
  lead: string;
  /** Set apart, in the colour of what cannot be undone. */
  isDangerous?: boolean | undefined;
  children: ReactNode;
}

/** One matter of the account: what it is at the start of the line, what one can do beside it. */
export function AccountSection({ title, lead, isDangerous, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isDangerous ? css.danger : css.section}>
      <Stack space="2">
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Text tone="soft" isMeasured>
          {lead}
        </Text>
      </Stack>
      <Card variant="outline" className={isDangerous ? css.dangerCard : undefined}>
        {children}
      </Card>
    </section>
  );
}
