import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Carousel } from './Carousel';
import { CarouselSkeleton } from './CarouselSkeleton';
import { CardGrid } from '../CardGrid/CardGrid';
import { EventCard } from '../EventCard/EventCard';
import { FeaturedHero } from '../../media/FeaturedHero/FeaturedHero';
import { VideoCard } from '../VideoCard/VideoCard';

const page = (
  <>
    <FeaturedHero picture="/hero.webp" title="Warrior flow" placeholderColor="#7a3e3a" />
    <Carousel title="Try a class">
      <VideoCard
        href="/a"
        title="Bridge"
        picture="art:figure/bridge/3"
        progress={0.4}
        badge="New"
      />
      <VideoCard href="/b" title="Photo" picture="/photo.webp" placeholderColor="#c8553d" />
    </Carousel>
    <CardGrid>
      <EventCard
        title="Circle"
        picture="art:event/breathe/1"
        dateLabel="Friday"
        timeLabel="7:00 PM"
        countdownLabel="In 3 days"
      />
    </CardGrid>
    <CarouselSkeleton />
  </>
);

test('a prerendered page of pictures has no style attributes and is the same twice', () => {
  const html = renderToString(page);
  expect(html).not.toMatch(/ style=|<style|<script/);
  expect(html).toBe(renderToString(page));
});

test('only the hero picture has high priority', () => {
  const html = renderToString(page);
  expect(html.match(/<img[^>]*fetchpriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});
