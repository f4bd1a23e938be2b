import * as legalPage from '@gschool/app/legalPage.css';
import { formatLongDate } from '@gschool/domain';
import { Container, Heading, Link, Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { LegalDocument } from '../../content/pages/types';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import { EnglishOnlyNote } from './EnglishOnlyNote';
import * as styles from './LegalPage.css';

export interface LegalPageProps {
  kind: 'terms' | 'privacy';
  rules: LegalDocument;
}

/** `/extra/terms-of-use` and `/extra/privacy-policy`: numbered sections with anchors. */
export function LegalPage({ kind: shown, rules }: LegalPageProps) {
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
      <Container className={legalPage.page}>
        <nav aria-labelledby="contents" className={legalPage.contents}>
          <Heading level={2} size="medium" id="contents">
            {t('pages.contents')}
          </Heading>
          <ol className={styles.entries} lang="en">
            {rules.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Stack space="8">
          <Stack space="1">
            <Text size="sm" tone="muted">
              {t('pages.updated', { date })}
            </Text>
            <EnglishOnlyNote />
          </Stack>
          <div lang="en" dir="ltr" className={styles.text}>
            {rules.sections.map(({ id, title, paragraphs }, at) => (
              <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
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
          <div className={legalPage.links}>
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
