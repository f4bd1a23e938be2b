import type { Seed } from './seed';

/** Slate pages with crisp shadows; sky blue, with amber as the accent. */
export const amazonprime: Seed = {
  label: 'amazonprime',
  brand: '#00a8e1',
  accent: '#ffa724',
  page: { light: '#f4f8fa', dark: '#0f171e' },
  neutral: { chroma: 0.026, hue: 238 },
  depth: { raised: 0.06, sunken: 0.04 },
  radius: 8,
  control: 6,
  shadow: 'crisp',
  display: { scale: 0.92, weight: 720, tracking: -0.035 },
  header: 64,
};
