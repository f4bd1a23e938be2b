import { Container, Heading, Link, Stack, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './DailyLife.css';
import * as homeStyles from './Home.css';
import type { Sample } from '../../shared/samples';
import { CycleVignette, EventVignette, FilterVignette } from './SmallVignettes';
import { PlaylistVignette, ResumeVignette } from './PosterVignettes';

interface Tile {
  title: MessageId;
  text: MessageId;
  vignette: ReactNode;
  isWide?: boolean;
  link?: { label: MessageId; href: string };
}

/**
 * What members get besides the classes, each with an illustration. `sample` is the class shown as
 * half watched.
 */
export function DailyLife({ sample }: { sample: Sample | undefined }) {
  const t = useT();
  const tiles: readonly Tile[] = [
    {
      title: 'home.resume',
      text: 'home.resumeText',
      vignette: <ResumeVignette sample={sample} />,
      isWide: true,
    },
    { title: 'home.fit', text: 'home.fitText', vignette: <FilterVignette />, isWide: true },
    {
      title: 'home.live',
      text: 'home.liveText',
      vignette: <EventVignette />,
      link: { label: 'home.liveLink', href: paths.events },
    },
    { title: 'home.playlist', text: 'home.playlistText', vignette: <PlaylistVignette /> },
    { title: 'home.cycle', text: 'home.cycleText', vignette: <CycleVignette /> },
  ];
  return (
    <section aria-labelledby="daily-title" className={homeStyles.sunkenSection}>
      <Container>
        <Stack space="8">
          <Stack space="2">
            <Heading level={2} id="daily-title">
              {t('home.daily')}
            </Heading>
            <Text tone="muted" size="lg" isMeasured>
              {t('home.dailyText')}
            </Text>
          </Stack>
          <ul role="list" className={styles.tiles}>
            {tiles.map(({ title, text, vignette, isWide, link }) => (
              <li key={title} className={styles.tile[isWide ? 'wide' : 'narrow']}>
                <div className={styles.vignette} aria-hidden="true">
                  {vignette}
                </div>
                <Heading level={3} size="h3">
                  {t(title)}
                </Heading>
                <Text tone="muted">{t(text)}</Text>
                {link ? (
                  <Text>
                    <Link href={link.href}>{t(link.label)}</Link>
                  </Text>
                ) : null}
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </section>
  );
}
