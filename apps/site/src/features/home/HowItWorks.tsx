import { Container, Heading, Stack, Text } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './Home.css';

const steps: readonly { title: MessageId; text: MessageId }[] = [
  { title: 'home.step1', text: 'home.step1Text' },
  { title: 'home.step2', text: 'home.step2Text' },
  { title: 'home.step3', text: 'home.step3Text' },
];

/** What the school is, and three steps to get started. */
export function HowItWorks() {
  const t = useT();
  return (
    <section aria-labelledby="school-title" className={styles.sunkenSection}>
      <Container>
        <Stack space="8">
          <div className={styles.statement}>
            <Heading level={2} size="h1" id="school-title">
              {t('home.school')}
            </Heading>
            <Text size="lg" tone="muted" isMeasured>
              {t('home.schoolText')}
            </Text>
          </div>
          <Stack as="section" space="4" aria-labelledby="how-title">
            <Heading level={3} id="how-title">
              {t('home.how')}
            </Heading>
            <ol className={styles.steps}>
              {steps.map(({ title, text }) => (
                <li key={title} className={styles.step}>
                  <Heading level={4} size="large">
                    {t(title)}
                  </Heading>
                  <Text tone="muted">{t(text)}</Text>
                </li>
              ))}
            </ol>
          </Stack>
        </Stack>
      </Container>
    </section>
  );
}
