import { EmptyState, icons, PageShell } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';

import { i18n } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';

function Explanation() {
  const t = useT();
  return (
    <EmptyState level={1} icon={icons.play} title={t('preview.alone')}>
      {t('preview.aloneText')}
    </EmptyState>
  );
}

/** What `/preview` shows outside the studio. */
export const StandalonePreview = () => (
  <I18nProvider i18n={i18n}>
    <PageShell>
      <Explanation />
    </PageShell>
  </I18nProvider>
);
