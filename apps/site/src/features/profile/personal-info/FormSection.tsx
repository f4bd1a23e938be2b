import { Card, Heading, Stack, Text } from '@gschool/ui';
import { useId, type ReactNode } from 'react';

/** A section of the form with its heading. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  /** One sentence about the purpose of the fields. */
  hint?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" variant="outline" padding="large" aria-labelledby={id}>
      <Stack space="6">
        <Stack space="1">
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          {hint ? <Text tone="muted">{hint}</Text> : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
