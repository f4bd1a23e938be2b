import { Card, Heading, Stack, Text } from '@gschool/ui';
import { useId, type ReactNode } from 'react';

/** A part of the form under a heading of its own. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  /** What the fields are for, in a sentence. */
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
          {hint ? <Text tone="soft">{hint}</Text> : null}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
