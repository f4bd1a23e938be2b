import type { Seed } from './seed';

/** Navy pages; blue, with magenta as the accent, and shadows that glow in the brand color. */
export const hotstar: Seed = {
  label: 'hotstar',
  brand: '#1f80e0',
  accent: '#e5228a',
  page: { light: '#f5f7fb', dark: '#0c111b' },
  neutral: { chroma: 0.032, hue: 264 },
  depth: { raised: 0.055, sunken: 0.03 },
  radius: 12,
  control: 10,
  shadow: 'glow',
  display: { scale: 0.96, weight: 760, tracking: -0.04 },
  header: 68,
};
