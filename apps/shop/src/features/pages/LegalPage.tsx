import { LegalLayout } from '@gschool/app/pages';
import { formatLongDate } from '@gschool/domain';
import { Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { LegalDocument } from '../../content/pages/types';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import { EnglishOnlyNote } from './EnglishOnlyNote';

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
      <LegalLayout
        contents={t('pages.contents')}
        sections={rules.sections}
        lang="en"
        intro={
          <Stack space="1">
            <Text size="sm" tone="muted">
              {t('pages.updated', { date })}
            </Text>
            <EnglishOnlyNote />
          </Stack>
        }
        links={[
          {
            text: t('pages.readAlso'),
            label: t(isTerms ? 'nav.privacy' : 'nav.terms'),
            href: isTerms ? paths.privacy : paths.terms,
          },
          { text: t('pages.unclear'), label: t('nav.contactUs'), href: paths.contactUs },
          {
            text: t('pages.software'),
            label: t('pages.notices'),
            href: paths.notices,
            isExternal: true,
          },
        ]}
      />
    </>
  );
}
