import { Container, Heading, Picture, Stack, Text } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './Home.css';

const pillars: readonly { title: MessageId; text: MessageId; picture: string }[] = [
  { title: 'home.pillar1', text: 'home.pillar1Text', picture: 'art:figure/squat/31' },
  { title: 'home.pillar2', text: 'home.pillar2Text', picture: 'art:figure/breathe/18' },
  { title: 'home.pillar3', text: 'home.pillar3Text', picture: 'art:figure/run/27' },
];

/** The school in one sentence and three pictures. */
export function School() {
  const t = useT();
  return (
    <section aria-labelledby="school-title" className={styles.section}>
      <Container>
        <Stack space="10">
          <div className={styles.statement}>
            <Heading level={2} size="h1" id="school-title">
              {t('home.school')}
            </Heading>
            <Text size="lg" tone="muted" isMeasured>
              {t('home.schoolText')}
            </Text>
          </div>
          <ul role="list" className={styles.pillars}>
            {pillars.map(({ title, text, picture }) => (
              <li key={title} className={styles.pillar}>
                <div className={styles.pillarPicture} aria-hidden="true">
                  <Picture picture={picture} alt="" ratio="4/5" />
                </div>
                <div className={styles.copy}>
                  <Heading level={3} size="h2">
                    {t(title)}
                  </Heading>
                  <Text tone="muted">{t(text)}</Text>
                </div>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </section>
  );
}
