import { Card, Heading, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  /** A URL can link here: `#media`. */
  id: string;
  title: string;
  description?: string | undefined;
  children: ReactNode;
}

/** A part of the form of an entry. */
export function Section({ id, title, description, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Card as="section" space="5" id={id} aria-labelledby={titleId}>
      <div>
        <Heading level={2} size="large" id={titleId}>
          {title}
        </Heading>
        {description !== undefined && (
          <Text size="sm" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}
