import { from, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: vars.space['4'], margin: 0 });

export const fact = style({
  display: 'grid',
  gap: vars.space['1'],
  overflowWrap: 'anywhere',
  '@media': { [from('sm')]: { gridTemplateColumns: '12rem 1fr', gap: vars.space['3'] } },
});

globalStyle(`${fact} dt`, { color: vars.color.soft });
globalStyle(`${fact} dd`, { margin: 0 });

/** A name as long as somebody likes breaks instead of pushing the page wide. */
export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Two lines of a name; the form below has all of it. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
