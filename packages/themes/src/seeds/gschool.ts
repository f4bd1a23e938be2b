import type { Seed } from './seed';

/** The default theme: warm white pages, a gold brand color, large headings and pill controls. */
export const gschool: Seed = {
  label: 'gschool',
  brand: '#ecba12',
  accent: '#08b1ba',
  page: { light: '#fffdf8', dark: '#16130c' },
  neutral: { chroma: 0.028, hue: 85 },
  depth: { raised: 0.05, sunken: 0.035 },
  radius: 16,
  control: 'pill',
  shadow: 'soft',
  display: { scale: 1, weight: 800, tracking: -0.045 },
  header: 72,
  poster: {
    paper: '#fff2da',
    light: '#fbd3ad',
    ink: '#17394a',
    shadow: '#4a1f33',
    brand: '#f6c23c',
    accent: '#08b1ba',
    hot: '#ea6248',
    blush: '#f3afa0',
    mint: '#bfe0cd',
    deep: '#0d5c63',
    night: '#33244a',
  },
};
