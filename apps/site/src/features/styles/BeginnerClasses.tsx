import type { ClassCard, WatchPosition } from '@gschool/domain';
import { CardGrid, Heading, Stack, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { ClassTile } from '../../shared/ClassTile';

interface BeginnerClassesProps {
  classes: readonly ClassCard[];
  positions: readonly WatchPosition[];
  /** Epoch milliseconds. */
  now: number;
}

/** A few easy, short classes for beginners in a style; nothing when there are none. */
export function BeginnerClasses({ classes, positions, now }: BeginnerClassesProps) {
  const t = useT();
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="beginner-classes">
      <Stack space="5">
        <Stack space="1">
          <Heading level={2} size="h3" id="beginner-classes">
            {t('styles.startHere')}
          </Heading>
          <Text tone="muted">{t('styles.startHereHint')}</Text>
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
