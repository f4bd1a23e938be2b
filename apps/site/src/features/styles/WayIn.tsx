import type { ClassCard, WatchPosition } from '@gschool/domain';
import { CardGrid, Heading, Stack, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';

interface WayInProps {
  classes: readonly ClassCard[];
  positions: readonly WatchPosition[];
  /** Epoch milliseconds. */
  now: number;
}

/** A few easy, short classes for somebody who is new to a style; nothing where it has none. */
export function WayIn({ classes, positions, now }: WayInProps) {
  const t = useT();
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="way-in">
      <Stack space="5">
        <Stack space="1">
          <Heading level={2} size="h3" id="way-in">
            {t('styles.wayIn')}
          </Heading>
          <Text tone="soft">{t('styles.wayInHint')}</Text>
        </Stack>
        <CardGrid>
          {classes.map((card) => (
            <ClassTile
              key={card.id}
              card={card}
              watched={positions.find(({ videoId }) => videoId === card.id) ?? null}
              headingLevel={3}
              now={now}
            />
          ))}
        </CardGrid>
      </Stack>
    </section>
  );
}
