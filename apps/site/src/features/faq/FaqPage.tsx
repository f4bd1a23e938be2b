import '../../i18n/en/faq.messages.json';

import { questionsPage, useOpenQuestions } from '@gschool/app/pages';
import { useBreadcrumb } from '@gschool/app';
import {
  Button,
  Container,
  Disclosure,
  EmptyState,
  Heading,
  SearchField,
  Stack,
  Text,
} from '@gschool/ui';
import { useDeferredValue, useState } from 'react';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as css from './FaqPage.css';
import { useFoundQuestions } from './useFoundQuestions';
import { showInAddress } from './showInAddress';

/** `/about/faq`: questions and answers, each with an address, and a search in both. */
export function FaqPage() {
  const t = useT();
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const { isOpen, toggle } = useOpenQuestions(showInAddress);
  const say = (id: Parameters<typeof t>[0]) => t(id, { name: productName });
  const { groups, count, prepare } = useFoundQuestions(searched, say);
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
      <div className={`${questionsPage.page} ${css.columns}`}>
        <nav aria-label={t('faq.title')} className={css.contents}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={css.entry}>
              {t(title)}
            </a>
          ))}
        </nav>
        <div className={css.groups}>
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <SearchField
              name="words"
              label={t('faq.search')}
              value={words}
              onFocus={prepare}
              onChange={(event) => {
                prepare();
                setWords(event.currentTarget.value);
              }}
            />
            <Text size="sm" tone="soft" role="status" className={questionsPage.count}>
              {count === null ? '' : t('faq.found', { count })}
            </Text>
          </form>
          {count === 0 ? (
            <EmptyState
              title={t('faq.nothing')}
              action={
                <Button variant="quiet" onClick={() => setWords('')}>
                  {t('faq.all')}
                </Button>
              }
            >
              {t('faq.nothingText')}
            </EmptyState>
          ) : null}
          {groups.map(({ id, title, questions }) => (
            <section key={id} id={id} className={css.group} aria-labelledby={`${id}-title`}>
              <Heading level={2} size="h3" id={`${id}-title`}>
                {t(title)}
              </Heading>
              {questions.map((one) => (
                <Disclosure
                  key={one.id}
                  id={one.id}
                  summary={say(one.question)}
                  isOpen={isOpen(one.id)}
                  onToggle={(now) => toggle(one.id, now)}
                >
                  <Stack space="3">
                    <span>{say(one.answer)}</span>
                    <a className={css.address} href={`#${one.id}`}>
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
