import '../../i18n/en/legal.messages.json';

import { useBreadcrumb } from '@gschool/app';
import * as legalPage from '@gschool/app/legalPage.css';
import { formatLongDate } from '@gschool/domain';
import { Container, Heading, Link, Stack, Text, useUi } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { privacy, terms, type LegalDocument } from './documents';
import * as styles from './LegalPage.css';

/** A legal document with numbered sections, each with an anchor. */
function LegalPage({ document }: { document: LegalDocument }) {
  const t = useT();
  const other = document === terms ? privacy : terms;
  const updated = formatLongDate(`${document.updated}T12:00:00Z`, {
    zone: 'UTC',
    locale: useUi().locale,
  });
  useBreadcrumb({
    name: t(document.title),
    description: t(document.lead),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t(document.title), active: true },
    ],
  });

  return (
    <Container>
      <div className={legalPage.page}>
        <nav aria-labelledby="contents" className={legalPage.contents}>
          <Heading level={2} size="medium" id="contents">
            {t('legal.contents')}
          </Heading>
          <ol className={styles.entries}>
            {document.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  {t(title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Stack space="8">
          <Text size="sm" tone="muted">
            {t('legal.updated', { date: updated })}
          </Text>
          {document.sections.map(({ id, title, text }, index) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <Stack space="3">
                <Heading level={2} size="h3" id={`${id}-title`}>
                  {index + 1}. {t(title)}
                </Heading>
                <Text size="lg" isMeasured>
                  {t(text, { name: productName })}
                </Text>
              </Stack>
            </section>
          ))}
          <div className={legalPage.links}>
            <Text>
              {t('legal.other')}{' '}
              <Link href={document === terms ? paths.privacy : paths.terms}>{t(other.title)}</Link>
            </Text>
            <Text>
              {t('legal.questions')} <Link href={paths.about.contact}>{t('legal.contact')}</Link>
            </Text>
          </div>
        </Stack>
      </div>
    </Container>
  );
}

/** `/extra/terms-of-use` */
export const TermsPage = () => <LegalPage document={terms} />;

/** `/extra/privacy-policy` */
export const PrivacyPage = () => <LegalPage document={privacy} />;
