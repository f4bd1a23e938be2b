import { Card, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

interface LoadingLinesProps {
  /** Announced: "Loading the member". */
  label: string;
  lines?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** The skeleton of a card. */
export function LoadingLines({ label, lines = 5 }: LoadingLinesProps) {
  return (
    <Card aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack space="4">
        <Skeleton size="h3" width="medium" />
        <Skeleton lines={lines} />
      </Stack>
    </Card>
  );
}
