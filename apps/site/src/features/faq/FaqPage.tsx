import '../../i18n/en/faq.messages.json';

import * as questionsPage from '@gschool/app/questionsPage.css';
import { QuestionSearch, useOpenQuestions } from '@gschool/app/pages';
import { useBreadcrumb } from '@gschool/app';
import { replaceUrl } from '@gschool/app/routes';
import { Button, Container, Disclosure, EmptyState, Heading, Stack, Text } from '@gschool/ui';
import { useDeferredValue, useState } from 'react';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './FaqPage.css';
import { useQuestionSearch } from './useQuestionSearch';

/** `/about/faq`: questions and answers, each with a link, and a search in both. */
export function FaqPage() {
  const t = useT();
  const [searchText, setSearchText] = useState('');
  const searched = useDeferredValue(searchText);
  const { isOpen, toggle } = useOpenQuestions(updateUrlHash);
  const getText = (id: Parameters<typeof t>[0]) => t(id, { name: productName });
  const { groups, count, loadIndex } = useQuestionSearch(searched, getText);
  useBreadcrumb({
    name: t('faq.heading'),
    description: t('faq.lead'),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('menu.faq'), active: true },
    ],
  });

  return (
    <Container>
      <div className={`${questionsPage.page} ${styles.columns}`}>
        <nav aria-label={t('faq.title')} className={styles.contents}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={styles.entry}>
              {t(title)}
            </a>
          ))}
        </nav>
        <div className={styles.groups}>
          <QuestionSearch
            label={t('faq.search')}
            query={searchText}
            onFocus={loadIndex}
            onQueryChange={(query) => {
              loadIndex();
              setSearchText(query);
            }}
          >
            <Text size="sm" tone="muted" role="status" className={questionsPage.count}>
              {count === null ? '' : t('faq.found', { count })}
            </Text>
          </QuestionSearch>
          {count === 0 ? (
            <EmptyState
              title={t('faq.nothing')}
              action={
                <Button variant="quiet" onClick={() => setSearchText('')}>
                  {t('faq.all')}
                </Button>
              }
            >
              {t('faq.nothingText')}
            </EmptyState>
          ) : null}
          {groups.map(({ id, title, questions }) => (
            <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
              <Heading level={2} size="h3" id={`${id}-title`}>
                {t(title)}
              </Heading>
              {questions.map((question) => (
                <Disclosure
                  key={question.id}
                  id={question.id}
                  summary={getText(question.question)}
                  isOpen={isOpen(question.id)}
                  onToggle={(now) => toggle(question.id, now)}
                >
                  <Stack space="3">
                    <span>{getText(question.answer)}</span>
                    <a className={styles.questionLink} href={`#${question.id}`} data-print="none">
                      {t('faq.link')}
                    </a>
                  </Stack>
                </Disclosure>
              ))}
            </section>
          ))}
          <div className={questionsPage.footer}>
            <Heading level={2} size="h3">
              {t('faq.more')}
            </Heading>
            <Button variant="quiet" href={paths.about.contact}>
              {t('faq.contact')}
            </Button>
          </div>
        </div>
      </div>
    </Container>
  );
}

/**
 * Sets the URL's hash to the open answer. It replaces the history entry, so that Back still leads
 * to the previous page.
 */
function updateUrlHash(id: string, isOpen: boolean): void {
  const { pathname, search } = window.location;
  if (isOpen) replaceUrl(`#${id}`);
  else if (window.location.hash === `#${id}`) replaceUrl(pathname + search);
}
