import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: vars.space['5'],
  '@media': {
    [breakpointUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 42rem)',
      gap: vars.space['12'],
    },
  },
});

/** Separates actions that cannot be undone from the others. */
export const danger = style([
  section,
  {
    marginBlockStart: vars.space['8'],
    paddingBlockStart: vars.space['10'],
    borderBlockStart: `1px solid ${vars.color.borderMuted}`,
  },
]);

export const dangerCard = style({ borderColor: vars.color.danger });

export const facts = style({ display: 'grid', gap: vars.space['5'], margin: 0 });

export const fact = style({
  display: 'grid',
  gap: vars.space['1'],
  overflowWrap: 'anywhere',
  '@media': { [breakpointUp('sm')]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});

globalStyle(`${fact} dt`, { color: vars.color.textMuted });
globalStyle(`${fact} dd`, { margin: 0 });

export const consequences = style([
  facts,
  { paddingBlockEnd: vars.space['5'], borderBlockEnd: `1px solid ${vars.color.borderMuted}` },
]);

export const emailAddress = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
