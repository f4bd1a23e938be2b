import '../../i18n/en/legal.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { LegalLayout } from '@gschool/app/pages';
import { formatLongDate } from '@gschool/domain';
import { Text, useUi } from '@gschool/ui';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { privacy, terms, type LegalDocument } from './documents';

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
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t(document.title), active: true },
    ],
  });

  return (
    <LegalLayout
      contents={t('legal.contents')}
      sections={document.sections.map(({ id, title, text }) => ({
        id,
        title: t(title),
        paragraphs: [t(text, { name: productName })],
      }))}
      intro={
        <Text size="sm" tone="muted">
          {t('legal.updated', { date: updated })}
        </Text>
      }
      links={[
        {
          text: t('legal.other'),
          label: t(other.title),
          href: document === terms ? paths.privacy : paths.terms,
        },
        { text: t('legal.questions'), label: t('legal.contact'), href: paths.about.contact },
        {
          text: t('legal.software'),
          label: t('legal.notices'),
          href: paths.notices,
          isExternal: true,
        },
      ]}
    />
  );
}

/** `/extra/terms-of-use` */
export const TermsPage = () => <LegalPage document={terms} />;

/** `/extra/privacy-policy` */
export const PrivacyPage = () => <LegalPage document={privacy} />;
