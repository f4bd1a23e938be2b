import type { LibraryState, SeriesProgress } from '@gschool/domain';
import { CardGrid, Heading, Stack, Text } from '@gschool/ui';
import { useId } from 'react';

import { SeriesTile } from './SeriesTile';

interface SeriesShelfProps {
  title: string;
  hint?: string | undefined;
  items: readonly SeriesProgress[];
  library: LibraryState | null;
}

/** Series under a heading; nothing without series. */
export function SeriesShelf({ title, hint, items, library }: SeriesShelfProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack space="5">
        <Stack space="1">
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          {hint && <Text tone="muted">{hint}</Text>}
        </Stack>
        <CardGrid itemSize="wide">
          {items.map((seriesProgress) => (
            <SeriesTile
              key={seriesProgress.series.id}
              seriesProgress={seriesProgress}
              library={library}
            />
          ))}
        </CardGrid>
      </Stack>
    </section>
  );
}
