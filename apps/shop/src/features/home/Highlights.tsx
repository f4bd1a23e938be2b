import { Button, HeroSlider } from '@gschool/ui';

import { slides } from '../../content/slides';
import { useT } from '../../i18n/useT';

/** The pictures that the start page opens with; they move by hand alone. */
export function Highlights() {
  const t = useT();
  return (
    <HeroSlider
      label={t('hero.label')}
      slides={slides.map(({ id, href, picture }) => ({
        id,
        picture,
        eyebrow: t(`slide.${id}.eyebrow`),
        title: t(`slide.${id}.title`),
        text: t(`slide.${id}.text`),
        actions: (
          <Button size="large" href={href}>
            {t(`slide.${id}.action`)}
          </Button>
        ),
      }))}
    />
  );
}
