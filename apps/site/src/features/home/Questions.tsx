import { Button, Container, Disclosure, Heading, Stack } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { questionGroups } from '../../shared/questions';
import * as styles from './Home.css';

/** What is asked before enrolling; the whole list has a page. */
const featuredIds = ['level', 'equipment', 'price', 'cancel', 'devices'];
const questions = questionGroups
  .flatMap((group) => group.questions)
  .filter(({ id }) => featuredIds.includes(id));

/** The questions between a visitor and the door. */
export function Questions() {
  const t = useT();
  return (
    <section aria-labelledby="questions-title" className={styles.section}>
      <Container>
        <div className={styles.plans}>
          <Stack space="5">
            <Heading level={2} id="questions-title">
              {t('home.questions')}
            </Heading>
            <div>
              <Button variant="quiet" href={paths.about.faq}>
                {t('home.allQuestions')}
              </Button>
            </div>
          </Stack>
          <div>
            {questions.map(({ id, question, answer }) => (
              <Disclosure key={id} summary={t(question, { name: productName })}>
                {t(answer, { name: productName })}
              </Disclosure>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
