import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const event = style({
  display: 'grid',
  gap: space['8'],
  alignItems: 'start',
  '@media': {
    [breakpointUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 26rem',
      gridTemplateRows: 'auto 1fr',
      gap: space['10'],
    },
  },
});

export const art = style({
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.low,
});

export const panel = style({
  display: 'grid',
  gap: space['5'],
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [breakpointUp('lg')]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** Below the picture on wide screens, where the panel is next to both. */
export const about = style({ '@media': { [breakpointUp('lg')]: { gridColumn: 1 } } });

export const facts = style({ display: 'grid', gap: space['4'], margin: 0, inlineSize: '100%' });
globalStyle(`${facts} dt`, { color: color.textMuted, fontSize: vars.text.sm });
globalStyle(`${facts} dd`, {
  margin: 0,
  color: color.text,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const zone = style({ color: color.textMuted, fontWeight: vars.weight.regular });

/** Takes up its space, but is neither visible nor read by screen readers. */
const reserved = { '&[data-reserved]': { visibility: 'hidden' } } as const;

export const phase = style({ selectors: reserved });

export const countdown = style({ inlineSize: '100%', selectors: reserved });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
});
