import type { Seed } from './seed';

/** Bright green on near-black pages, with violet as the accent. */
export const hulu: Seed = {
  label: 'hulu',
  brand: '#1ce783',
  accent: '#7c5cff',
  page: { light: '#f4fbf7', dark: '#0b0c0f' },
  neutral: { chroma: 0.018, hue: 168 },
  depth: { raised: 0.06, sunken: 0.03 },
  radius: 10,
  control: 'pill',
  shadow: 'crisp',
  display: { scale: 1, weight: 820, tracking: -0.05 },
  header: 68,
};
