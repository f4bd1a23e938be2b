import { Card, Heading, Stack, Text } from '@gschool/ui';
import { useId, type ReactNode } from 'react';

import * as styles from './Account.css';

interface AccountSectionProps {
  title: string;
  /** One sentence about the purpose of the section. */
  lead: string;
  /** Separates the section from the others and colors it as dangerous. */
  isDangerous?: boolean | undefined;
  children: ReactNode;
}

/** One section of the account tab: title and lead at the start of the line, content beside them. */
export function AccountSection({ title, lead, isDangerous, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isDangerous ? styles.danger : styles.section}>
      <Stack space="2">
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Text tone="muted" isMeasured>
          {lead}
        </Text>
      </Stack>
      <Card variant="outline" className={isDangerous ? styles.dangerCard : undefined}>
        {children}
      </Card>
    </section>
  );
}
