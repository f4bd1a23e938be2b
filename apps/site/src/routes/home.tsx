import '../i18n/faq';
import '../i18n/home';

import { BackToTop, SkipLink } from '@gschool/ui';

import { Closing } from '../features/home/Closing';
import { Hero } from '../features/home/Hero';
import { HowItWorks } from '../features/home/HowItWorks';
import { Plans } from '../features/home/Plans';
import { Questions } from '../features/home/Questions';
import { Samples } from '../features/home/Samples';
import { School } from '../features/home/School';
import { Teachers } from '../features/home/Teachers';
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
      <School />
      <Samples />
      <HowItWorks />
      <Teachers />
      <Plans />
      <Questions />
      <Closing />
      <SiteFooter />
      <BackToTop />
      <Panels />
    </>
  );
}
