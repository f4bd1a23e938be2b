import { Button, HeroSlider } from '@gschool/ui';

import { slides } from '../../content/slides';
import { useT } from '../../i18n/useT';

/** The pictures that the start page opens with; they move by hand alone. */
export function Highlights() {
  const t = useT();
  return (
    <HeroSlider
      label={t('hero.label')}
      slides={slides.map(({ href, action, ...slide }) => ({
        ...slide,
        actions: (
          <Button size="large" href={href}>
            {action}
          </Button>
        ),
      }))}
    />
  );
}
