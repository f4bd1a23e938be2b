import '../i18n/en/faq.messages.json';
import '../i18n/en/home.messages.json';

import { SkipLink } from '@gschool/ui';

import { HomePage } from '../features/home/HomePage';
import { samples, sampleInstructors } from '../shared/samples';
import { PageControls } from '../features/shell/PageControls';
import { SiteFooter } from '../features/shell/SiteFooter';
import { useT } from '../i18n/useT';

/**
 * `/`: the home page, with its own navigation instead of the header
 * (docs/product/pages.md#home-page).
 */
export function HomeRoute() {
  const t = useT();
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <HomePage samples={samples} instructors={sampleInstructors} />
      <SiteFooter />
      <PageControls />
    </>
  );
}
