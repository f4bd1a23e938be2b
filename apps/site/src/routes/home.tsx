import '../i18n/home';

import { BackToTop, SkipLink } from '@gschool/ui';

import { Closing } from '../features/home/Closing';
import { Hero } from '../features/home/Hero';
import { HowItWorks } from '../features/home/HowItWorks';
import { Samples } from '../features/home/Samples';
import { Panels } from '../features/shell/Panels';
import { SiteFooter } from '../features/shell/SiteFooter';
import { useT } from '../i18n/useT';

/** `/`: the page that makes a visitor enroll. It carries its own way in, no header (decisions). */
export function Component() {
  const t = useT();
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <Hero />
      <Samples />
      <HowItWorks />
      <Closing />
      <SiteFooter />
      <BackToTop />
      <Panels />
    </>
  );
}
