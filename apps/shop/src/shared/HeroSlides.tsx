import { Button, HeroSlider } from '@gschool/ui';

import type { heroSlider } from '../content/landing';
import type { slides as homeSlides } from '../content/slides';
import { useT } from '../i18n/useT';

export interface HeroSlidesProps {
  slides: typeof homeSlides | typeof heroSlider;
}

/** A hero slider whose texts are messages. */
export function HeroSlides({ slides }: HeroSlidesProps) {
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
