/** The messages of the hero slider. */
export const heroSliderMessages = {
  slider: 'slider',
  slide: 'slide',
  controls: 'Slides',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  position: (index: number, count: number) => `${index} of ${count}`,
};
