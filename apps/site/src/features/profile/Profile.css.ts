import { from, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: vars.space['12'] },
  },
});

export const fields = style({
  display: 'grid',
  gap: vars.space['5'],
  alignItems: 'end',
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const missing = style({
  display: 'grid',
  gap: vars.space['1'],
  margin: 0,
  paddingInlineStart: vars.space['5'],
});

export const facts = style({ display: 'grid', gap: vars.space['4'], margin: 0 });

export const fact = style({
  display: 'grid',
  gap: vars.space['1'],
  overflowWrap: 'anywhere',
  '@media': { [from('sm')]: { gridTemplateColumns: '12rem 1fr', gap: vars.space['3'] } },
});

globalStyle(`${fact} dt`, { color: vars.color.soft });
globalStyle(`${fact} dd`, { margin: 0 });
