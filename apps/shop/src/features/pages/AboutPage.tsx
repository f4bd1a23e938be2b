import '../../i18n/en/pages.messages.json';

import { Button, Container, Eyebrow, Heading, Inline, Picture, Stack, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { principles, processSteps } from '../../content/pages/about';
import { useT } from '../../i18n/useT';
import * as styles from './AboutPage.css';
import { EnglishOnlyNote } from './EnglishOnlyNote';

/** `/extra/about-us`. */
export function AboutPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <Container>
        <div className={styles.opening}>
          <Stack space="5">
            <Eyebrow>{t('nav.aboutUs')}</Eyebrow>
            <Heading level={1} size="display">
              {t('about.title')}
            </Heading>
            <Text size="xl" tone="muted" isMeasured>
              {t('about.lead')}
            </Text>
            <EnglishOnlyNote />
          </Stack>
          <div className={styles.wall}>
            {[
              'art:figure/reach/12',
              'art:object/band/9',
              'art:figure/dancer/4',
              'art:object/mug/3',
            ].map((picture) => (
              <div key={picture} className={styles.poster}>
                <Picture picture={picture} alt="" ratio="4/5" />
              </div>
            ))}
          </div>
        </div>
      </Container>
      <Container>
        <ul role="list" className={styles.principles} lang="en" dir="ltr">
          {principles.map(({ title, text, picture }) => (
            <li key={title} className={styles.principle}>
              <div className={styles.poster}>
                <Picture picture={picture} alt="" ratio="16/9" />
              </div>
              <Heading level={2} size="h3">
                {title}
              </Heading>
              <Text tone="muted" isMeasured>
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Container>
      <section aria-labelledby="steps" className={styles.band}>
        <Container>
          <Stack space="8">
            <Heading level={2} id="steps">
              {t('about.steps')}
            </Heading>
            <ol role="list" className={styles.steps} lang="en" dir="ltr">
              {processSteps.map(({ title, text }, at) => (
                <li key={title} className={styles.step}>
                  <span className={styles.number} aria-hidden>
                    {at + 1}
                  </span>
                  <Heading level={3} size="large">
                    {title}
                  </Heading>
                  <Text tone="muted">{text}</Text>
                </li>
              ))}
            </ol>
          </Stack>
        </Container>
      </section>
      <Container>
        <div className={styles.closing}>
          <h2 className={styles.closingTitle}>{t('about.closing')}</h2>
          <Inline space="3">
            <Button variant="quiet" size="large" href={paths.blogs} className={styles.closingLink}>
              {t('about.read')}
            </Button>
            <Button
              variant="quiet"
              size="large"
              href={paths.contactUs}
              className={styles.closingLink}
            >
              {t('nav.contactUs')}
            </Button>
          </Inline>
        </div>
      </Container>
    </div>
  );
}
