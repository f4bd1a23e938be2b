import '../../i18n/en/about.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { useSession } from '@gschool/data';
import { Button, Container, Heading, Picture, Stack, Text } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './About.css';

const beliefs: readonly { title: MessageId; text: MessageId; picture: string }[] = [
  { title: 'about.strong', text: 'about.strongText', picture: 'art:figure/deadlift/31' },
  { title: 'about.soft', text: 'about.softText', picture: 'art:figure/breathe/14' },
  { title: 'about.life', text: 'about.lifeText', picture: 'art:figure/dancer/23' },
];

const week: readonly { day: MessageId; text: MessageId }[] = [
  { day: 'about.monday', text: 'about.mondayText' },
  { day: 'about.wednesday', text: 'about.wednesdayText' },
  { day: 'about.friday', text: 'about.fridayText' },
  { day: 'about.sunday', text: 'about.sundayText' },
];

/** `/about/welcome`: the school's beliefs and an example of a week. */
export function WelcomeLetter() {
  const t = useT();
  const session = useSession();
  const name = t('about.heading', { name: productName });
  useBreadcrumb({
    name,
    description: t('about.lead'),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('about.title'), active: true },
    ],
  });

  return (
    <Container>
      <div className={styles.page}>
        <section aria-labelledby="believe">
          <Stack space="8">
            <Heading level={2} id="believe">
              {t('about.beliefs')}
            </Heading>
            <ul role="list" className={`${styles.list} ${styles.beliefs}`}>
              {beliefs.map(({ title, text, picture }) => (
                <li key={title} className={styles.belief}>
                  <div className={styles.beliefPicture} aria-hidden="true">
                    <Picture picture={picture} alt="" ratio="4/3" />
                  </div>
                  <Stack space="3">
                    <Heading level={3} size="h2">
                      {t(title)}
                    </Heading>
                    <Text size="lg" tone="muted" isMeasured>
                      {t(text)}
                    </Text>
                  </Stack>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
        <section aria-labelledby="week">
          <Stack space="6">
            <Stack space="2">
              <Heading level={2} id="week">
                {t('about.week')}
              </Heading>
              <Text size="lg" tone="muted">
                {t('about.weekText')}
              </Text>
            </Stack>
            <ul role="list" className={styles.week}>
              {week.map(({ day, text }) => (
                <li key={day} className={styles.day}>
                  <span className={styles.dayName}>{t(day)}</span>
                  <Text>{t(text)}</Text>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
        {session.status === 'signedIn' ? null : (
          <section aria-labelledby="begin" className={styles.closing}>
            <h2 id="begin" className={styles.closingTitle}>
              {t('about.begin')}
            </h2>
            <p className={styles.closingText}>{t('about.beginText')}</p>
            <Button size="large" href={paths.signUp} className={styles.closingButton}>
              {t('enrollNow')}
            </Button>
          </section>
        )}
      </div>
    </Container>
  );
}
