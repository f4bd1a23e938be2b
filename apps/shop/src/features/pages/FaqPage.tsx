import '../../i18n/en/extra.messages.json';

import { questionsPage, useOpenQuestions } from '@gschool/app/pages';
import { Button, Container, EmptyState, Heading, SearchField, Text, icons } from '@gschool/ui';
import { useDeferredValue, useState } from 'react';

import { paths } from '../../config/paths';
import { questionGroups } from '../../content/pages/faq';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import { ContentNote } from './ContentNote';
import * as css from './FaqPage.css';
import { matchingGroups } from './matchingGroups';
import { QuestionEntry } from './QuestionEntry';

/** `/extra/faq`: questions and answers, each with an address, and a search in both. */
export function FaqPage() {
  const t = useT();
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const { isOpen, toggle } = useOpenQuestions();
  const groups = matchingGroups(questionGroups, searched);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <PageBanner name={t('extra.faq')} description={t('extra.faqLead')} />
      <Container size="narrow" className={questionsPage.page}>
        <div>
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <SearchField
              name="words"
              label={t('extra.faqSearch')}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </form>
          <Text size="sm" tone="soft" role="status" className={questionsPage.count}>
            {searched.trim() ? t('extra.faqFound', { count }) : ''}
          </Text>
          <ContentNote />
        </div>
        {count === 0 && (
          <EmptyState
            icon={icons.search}
            title={t('extra.faqNothing')}
            action={
              <Button variant="quiet" onClick={() => setWords('')}>
                {t('extra.faqAll')}
              </Button>
            }
          >
            {t('extra.faqNothingText')}
          </EmptyState>
        )}
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={`group-${id}`} className={css.group}>
            <Heading level={2} size="h3" id={`group-${id}`}>
              <bdi lang="en">{title}</bdi>
            </Heading>
            <div lang="en" dir="ltr">
              {questions.map((one) => (
                <QuestionEntry
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
            {t('extra.faqMore')}
          </Heading>
          <Button href={paths.contactUs} iconStart={icons.mail}>
            {t('nav.contactUs')}
          </Button>
        </section>
      </Container>
    </>
  );
}
