import { Button, Eyebrow, IconButton, Picture, useUi, icons } from '@gschool/ui';
import { useEffect, useRef, useState } from 'react';

import { paths } from '../../config/paths';
import { slides } from '../../content/slides';
import { useT } from '../../i18n/useT';
import * as css from './HeroSlider.css';

/** The hero slider: swiped, scrolled, or stepped through with its buttons; it never moves by itself. */
export function HeroSlider() {
  const t = useT();
  const { messages } = useUi();
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setIndex([...list.children].indexOf(shown.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  const show = (next: number) => {
    const slide = track.current?.children[next];
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCalm ? 'auto' : 'smooth';
    slide?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
  };

  return (
    <section className={css.hero} aria-label={t('hero.label')} aria-roledescription="carousel">
      <ul className={css.track} ref={track}>
        {slides.map((slide, at) => (
          <li
            key={slide.id}
            className={css.slide}
            inert={at !== index}
            aria-label={t('hero.slide', { index: at + 1, count: slides.length })}
          >
            <div className={css.copy}>
              <Eyebrow>{slide.eyebrow}</Eyebrow>
              <h2 className={css.title}>{slide.title}</h2>
              <p className={css.text}>{slide.text}</p>
              <Button size="large" href={paths.section(slide.section)}>
                {slide.action}
              </Button>
            </div>
            <div className={css.art}>
              <Picture
                picture={slide.picture}
                alt=""
                ratio="4/3"
                isFilling
                isHero
                isPriority={at === 0}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className={css.controls}>
        <IconButton
          label={messages.previous}
          icon={icons.arrowStart}
          variant="outline"
          disabled={index === 0}
          onClick={() => show(index - 1)}
        />
        <IconButton
          label={messages.next}
          icon={icons.arrowEnd}
          variant="outline"
          disabled={index === slides.length - 1}
          onClick={() => show(index + 1)}
        />
        <p className={css.count} aria-live="polite">
          {t('hero.slide', { index: index + 1, count: slides.length })}
        </p>
      </div>
    </section>
  );
}
