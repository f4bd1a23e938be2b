import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const lg = breakpointUp('lg');

export const page = style({ display: 'grid', gap: 'clamp(3rem, 6vw, 5rem)', minInlineSize: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  alignItems: 'start',
  '@media': {
    [lg]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(22rem, 1fr)',
      gap: 'clamp(2rem, 5vw, 4.5rem)',
    },
  },
});

/** Sticky, next to the pictures. */
export const box = style({
  display: 'grid',
  gap: space['6'],
  minInlineSize: 0,
  '@media': {
    [lg]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${space['4']})` },
  },
});

export const head = style({ display: 'grid', gap: space['3'], justifyItems: 'start' });

export const title = style({ overflowWrap: 'anywhere' });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['1']} ${space['4']}`,
});

export const options = style({ display: 'grid', gap: space['5'] });

/** The color of the dot has the same meaning as the text. */
export const stock = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  '::before': {
    content: '',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: vars.radius.full,
    background: color.success,
  },
  // As tall as the text that will be shown.
  minBlockSize: '1lh',
  selectors: {
    '&[data-level=unknown]::before': { visibility: 'hidden' },
    '&[data-level=few]::before': { background: color.warning },
    '&[data-level=none]::before': { background: color.danger },
  },
});

export const buy = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space['3'],
  '@media': {
    'screen and (max-width: 25rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const quantity = style({
  '@media': { 'screen and (max-width: 25rem)': { gridColumn: '1 / -1' } },
});

/** Vertically centered on the button. */
export const wishlist = style({ display: 'grid', placeItems: 'center', minBlockSize: '3.25rem' });

export const facts = style({
  display: 'grid',
  listStyle: 'disc',
  gap: space['2'],
  margin: 0,
  paddingInlineStart: '1.25em',
  lineHeight: vars.leading.body,
});

/** The disclosures with details and shipping. */
export const details = style({ borderBlockStart: `1px solid ${color.borderMuted}` });
