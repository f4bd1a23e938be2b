import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  selectors: { '&:empty': { display: 'none' } },
});

export const included = style({
  display: 'grid',
  gap: `${vars.space['2']} ${vars.space['6']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: '1fr 1fr', maxInlineSize: '46rem' } },
});

export const includedItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space['3'],
  alignItems: 'baseline',
});

export const checkIcon = style({ color: vars.color.success, alignSelf: 'center' });

export const priceList = style({
  display: 'grid',
  maxInlineSize: '56rem',
  inlineSize: '100%',
  marginBlock: 0,
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const priceItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});
