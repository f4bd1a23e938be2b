import { formatLongDate } from '@gschool/domain';
import { Container, Heading, Link, Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { Rules } from '../../content/pages/types';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import { ContentNote } from './EnglishOnlyNote';
import * as css from './LegalPage.css';

export interface RulesPageProps {
  of: 'terms' | 'privacy';
  rules: Rules;
}

/** `/extra/terms-of-use` and `/extra/privacy-policy`: numbered parts, each with an address. */
export function RulesPage({ of: shown, rules }: RulesPageProps) {
  const t = useT();
  const { locale } = useUi();
  const isTerms = shown === 'terms';
  const date = formatLongDate(`${rules.updated}T12:00:00Z`, { zone: 'UTC', locale });
  return (
    <>
      <PageBanner
        name={t(isTerms ? 'nav.terms' : 'nav.privacy')}
        description={t(isTerms ? 'pages.termsLead' : 'pages.privacyLead')}
      />
      <Container className={css.page}>
        <nav aria-labelledby="contents" className={css.contents}>
          <Heading level={2} size="medium" id="contents">
            {t('pages.contents')}
          </Heading>
          <ol className={css.entries} lang="en">
            {rules.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.entry}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Stack space="8">
          <Stack space="1">
            <Text size="sm" tone="soft">
              {t('pages.updated', { date })}
            </Text>
            <ContentNote />
          </Stack>
          <div lang="en" dir="ltr" className={css.text}>
            {rules.sections.map(({ id, title, paragraphs }, at) => (
              <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
                <Heading level={2} size="h3" id={`${id}-title`}>
                  {at + 1}. {title}
                </Heading>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} size="lg" isMeasured>
                    {paragraph}
                  </Text>
                ))}
              </section>
            ))}
          </div>
          <div className={css.onward}>
            <Text>
              {t('pages.readAlso')}{' '}
              <Link href={isTerms ? paths.privacy : paths.terms}>
                {t(isTerms ? 'nav.privacy' : 'nav.terms')}
              </Link>
            </Text>
            <Text>
              {t('pages.unclear')} <Link href={paths.contactUs}>{t('nav.contactUs')}</Link>
            </Text>
          </div>
        </Stack>
      </Container>
    </>
  );
}
