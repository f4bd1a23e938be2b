import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const grids = style({ display: 'grid', gap: space[10], color: color.text });
export const component = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const title = style({ margin: 0, fontSize: text.h3 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: space[3],
  marginBlock: `${space[2]} ${space[6]}`,
});

/** For components that are wider than a button or a field. */
export const wideGrid = style([
  grid,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
]);

export const state = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: space[4],
  border: `1px solid ${color.borderMuted}`,
  borderRadius: radius.medium,
  background: color.page,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** What is fixed to the window stays in its cell, and leaves room for a focus ring. */
export const picture = style({
  contain: 'layout',
  overflow: 'clip',
  // Not a token: Chromium reads no functions here, and a space is `min(…)`.
  overflowClipMargin: '0.75rem',
  placeSelf: 'center stretch',
  minInlineSize: 0,
  minBlockSize: space[12],
});

export const label = style({ fontSize: text.xs, color: color.textMuted });
