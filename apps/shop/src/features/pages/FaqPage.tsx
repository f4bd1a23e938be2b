import '../../i18n/en/pages.messages.json';

import * as questionsPage from '@gschool/app/questionsPage.css';
import { QuestionSearch, useOpenQuestions } from '@gschool/app/pages';
import { Button, Container, EmptyState, Heading, Text, icons } from '@gschool/ui';
import { useDeferredValue, useState } from 'react';

import { paths } from '../../config/paths';
import { questionGroups } from '../../content/pages/faq';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import { EnglishOnlyNote } from './EnglishOnlyNote';
import * as styles from './FaqPage.css';
import { filterQuestions } from './filterQuestions';
import { FaqEntry } from './FaqEntry';

/** `/extra/faq`: searchable questions, each with its own link. */
export function FaqPage() {
  const t = useT();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const { isOpen, toggle } = useOpenQuestions();
  const groups = filterQuestions(questionGroups, searched);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <PageBanner name={t('faq.title')} description={t('faq.lead')} />
      <Container size="narrow" className={questionsPage.page}>
        <div>
          <QuestionSearch label={t('faq.search')} query={query} onQueryChange={setQuery} />
          <Text size="sm" tone="muted" role="status" className={questionsPage.count}>
            {searched.trim() ? t('faq.found', { count }) : ''}
          </Text>
          <EnglishOnlyNote />
        </div>
        {count === 0 && (
          <EmptyState
            icon={icons.search}
            title={t('faq.nothing')}
            action={
              <Button variant="quiet" onClick={() => setQuery('')}>
                {t('faq.all')}
              </Button>
            }
          >
            {t('faq.nothingText')}
          </EmptyState>
        )}
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={`group-${id}`} className={styles.group}>
            <Heading level={2} size="h3" id={`group-${id}`}>
              <bdi lang="en">{title}</bdi>
            </Heading>
            <div lang="en" dir="ltr">
              {questions.map((one) => (
                <FaqEntry
                  key={one.id}
                  question={one}
                  isOpen={isOpen(one.id)}
                  onToggle={(now) => toggle(one.id, now)}
                />
              ))}
            </div>
          </section>
        ))}
        <section aria-labelledby="unanswered" className={questionsPage.footer}>
          <Heading level={2} size="h3" id="unanswered">
            {t('faq.more')}
          </Heading>
          <Button href={paths.contactUs} iconStart={icons.mail}>
            {t('nav.contactUs')}
          </Button>
        </section>
      </Container>
    </>
  );
}
