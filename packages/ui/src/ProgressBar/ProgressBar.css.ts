import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

const { color } = vars;

const bar = (ground: string) => ({
  selectors: {
    '&::-webkit-progress-bar': { background: ground },
    '&': { background: ground },
  },
});

export const progressBar = recipe({
  base: {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    border: 0,
    overflow: 'hidden',
    color: color.brand,
    selectors: {
      '&::-webkit-progress-value': { background: 'currentColor' },
      '&::-moz-progress-bar': { background: 'currentColor' },
    },
  },
  variants: {
    size: {
      thin: { blockSize: '0.25rem' },
      medium: { blockSize: '0.5rem', borderRadius: vars.radius.full },
    },
    ground: {
      page: bar(color.line),
      picture: bar(color.plate),
    },
  },
});
