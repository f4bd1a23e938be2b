import type { Seed } from './seed';

/** Labeled Netflix: near-black pages, red with the amber of a cinema, and sharp corners. */
export const dark: Seed = {
  label: 'Netflix',
  brand: '#e50914',
  accent: '#b3b3b3',
  page: { light: '#fafafa', dark: '#141414' },
  neutral: { chroma: 0.004, hue: 85 },
  depth: { raised: 0.048, sunken: 0.037 },
  radius: 4,
  control: 4,
  shadow: 'soft',
  display: { scale: 0.94, weight: 800, tracking: -0.045 },
  header: 64,
  status: { danger: '#d8433b' },
  poster: {
    hot: '#f0a24a',
  },
};
