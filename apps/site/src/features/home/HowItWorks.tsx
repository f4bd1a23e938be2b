import { Container, Heading, Picture, Stack, Text } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './Home.css';

const steps: readonly { title: MessageId; text: MessageId; picture: string }[] = [
  { title: 'home.step1', text: 'home.step1Text', picture: 'art:object/mat/5' },
  { title: 'home.step2', text: 'home.step2Text', picture: 'art:figure/lunge/22' },
  { title: 'home.step3', text: 'home.step3Text', picture: 'art:figure/tree/9' },
];

/** Three steps to get started. */
export function HowItWorks() {
  const t = useT();
  return (
    <section aria-labelledby="how-title" className={styles.sunkenSection}>
      <Container>
        <Stack space="8">
          <Heading level={2} id="how-title">
            {t('home.how')}
          </Heading>
          <ol className={styles.steps}>
            {steps.map(({ title, text, picture }) => (
              <li key={title} className={styles.step}>
                <div className={styles.stepPicture} aria-hidden="true">
                  <Picture picture={picture} alt="" ratio="4/3" />
                </div>
                <div className={styles.copy}>
                  <Heading level={3} size="h3">
                    {t(title)}
                  </Heading>
                  <Text tone="muted">{t(text)}</Text>
                </div>
              </li>
            ))}
          </ol>
        </Stack>
      </Container>
    </section>
  );
}
