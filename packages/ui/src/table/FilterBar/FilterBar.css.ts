import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space } = vars;

/** Container query: below this width, the facets are in a sheet. */
const isNarrow = '(max-width: 39.99rem)';
/** Container query: below this width, the views are only in the sheet. */
const isPhone = '(max-width: 29.99rem)';

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const bar = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const search = style({
  flex: '1 1 16rem',
  maxInlineSize: '24rem',
  '@container': {
    [isNarrow]: { flexBasis: '10rem', maxInlineSize: 'none' },
  },
});

export const facets = style({
  display: 'contents',
  '@container': { [isNarrow]: { display: 'none' } },
});

export const viewsAbove = style({ '@container': { [isPhone]: { display: 'none' } } });

/** The button of the sheet with the views and the facets. */
export const sheetButton = style({
  display: 'none',
  '@container': { [isNarrow]: { display: 'block' } },
});

export const results = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  // Beside the search field, there is no room for what the field is for.
  '@container': { [isPhone]: { flexBasis: '100%', marginInlineStart: 0 } },
});

export const choice = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const count = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const facet = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: space[2],
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
});

export const views = style([line, { gap: space[1] }]);

export const viewList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const view = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

/** The number of results, above the buttons of the sheet. */
export const sheetResults = style([results, { flexBasis: '100%', textAlign: 'center' }]);

export const sheetFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  inlineSize: '100%',
});
