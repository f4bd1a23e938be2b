import '../../i18n/en/legal.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { legalPage } from '@gschool/app/pages';
import { formatLongDate } from '@gschool/domain';
import { Container, Heading, Link, Stack, Text, useUi } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { privacy, terms, type LegalDocument } from './documents';
import * as css from './LegalPage.css';

/** A legal document: numbered parts, each with an address. */
function LegalPage({ of: shown }: { of: LegalDocument }) {
  const t = useT();
  const other = shown === terms ? privacy : terms;
  const updated = formatLongDate(`${shown.updated}T12:00:00Z`, {
    zone: 'UTC',
    locale: useUi().locale,
  });
  useBreadcrumb({
    name: t(shown.title),
    description: t(shown.lead),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t(shown.title), active: true },
    ],
  });

  return (
    <Container>
      <div className={legalPage.page}>
        <nav aria-labelledby="contents" className={legalPage.contents}>
          <Heading level={2} size="medium" id="contents">
            {t('legal.contents')}
          </Heading>
          <ol className={css.entries}>
            {shown.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.entry}>
                  {t(title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Stack space="8">
          <Text size="sm" tone="soft">
            {t('legal.updated', { date: updated })}
          </Text>
          {shown.sections.map(({ id, title, text }, at) => (
            <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
              <Stack space="3">
                <Heading level={2} size="h3" id={`${id}-title`}>
                  {at + 1}. {t(title)}
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
              <Link href={shown === terms ? paths.privacy : paths.terms}>{t(other.title)}</Link>
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
export const TermsPage = () => <LegalPage of={terms} />;

/** `/extra/privacy-policy` */
export const PrivacyPage = () => <LegalPage of={privacy} />;
