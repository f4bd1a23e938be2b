import { Button, Disclosure, Heading, Stack } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { questionGroups } from '../../shared/questions';
import * as styles from './Home.css';

/** Questions that people ask before they enroll. The FAQ page has all questions. */
const featuredIds = ['level', 'equipment', 'price', 'cancel', 'devices'];
const questions = questionGroups
  .flatMap((group) => group.questions)
  .filter(({ id }) => featuredIds.includes(id));

/** A few questions with a link to the FAQ page. */
export function Questions() {
  const t = useT();
  return (
    <Stack as="section" space="4" aria-labelledby="questions-title">
      <div className={styles.head}>
        <Heading level={2} id="questions-title">
          {t('home.questions')}
        </Heading>
        <Button variant="quiet" size="small" href={paths.about.faq}>
          {t('home.allQuestions')}
        </Button>
      </div>
      <div>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={t(question, { name: productName })}>
            {t(answer, { name: productName })}
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
