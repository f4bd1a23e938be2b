import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The form and the completeness card. On a small screen the card comes first. */
export const columns = style({
  display: 'grid',
  gap: space['6'],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space['8'] },
  },
});

export const form = style({ '@media': { [breakpointUp('lg')]: { gridRow: 1, gridColumn: 1 } } });

/**
 * A live region must exist before its text. While it is empty it takes no room between the fields.
 */
export const status = style({
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${space['5']})` } },
});

export const completeness = style({
  '@media': {
    [breakpointUp('lg')]: {
      gridRow: 1,
      gridColumn: 2,
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space['5']})`,
    },
  },
});

export const completenessHeader = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['4'],
  alignItems: 'center',
});

export const missingFields = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const missingField = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.touch,
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

export const fields = style({
  display: 'grid',
  gap: space['5'],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ '@media': { [breakpointUp('md')]: { gridColumn: '1 / -1' } } });

export const switches = style({ display: 'grid' });

globalStyle(`${switches} > *`, {
  paddingBlock: space['4'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

export const chipGroups = style({ display: 'grid', gap: space['5'] });

export const chipGroup = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: space['2'],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

/** Shows its focus ring also when a script moves focus here. */
export const conflictAlert = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
  borderRadius: vars.radius.large,
  ':focus': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});

export const conflicts = style({
  display: 'grid',
  gap: space['4'],
  margin: 0,
  marginBlockStart: space['3'],
  padding: 0,
  listStyle: 'none',
});

export const conflict = style({
  display: 'grid',
  gap: space['2'],
  paddingBlockStart: space['3'],
  borderBlockStart: '1px solid currentColor',
});

export const versions = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  overflowWrap: 'anywhere',
});

globalStyle(`${versions} > div`, { display: 'flex', gap: space['2'], flexWrap: 'wrap' });
globalStyle(`${versions} dd`, { margin: 0, fontWeight: vars.weight.semibold });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const saveBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['3'],
  selectors: {
    '&[data-dirty]': {
      position: 'sticky',
      insetBlockEnd: space['4'],
      zIndex: 1,
      paddingInline: space['5'],
      border: `1px solid ${color.borderMuted}`,
      borderRadius: vars.radius.large,
      background: color.surfaceRaised,
      boxShadow: vars.shadow.high,
    },
  },
  '@media': {
    [breakpointDown('sm')]: {
      rowGap: space['1'],
      selectors: { '&[data-dirty]': { insetBlockEnd: space['2'] } },
    },
  },
});

// Keeps the focused field above the bar.
globalStyle(`html:has(${saveBar}[data-dirty])`, { scrollPaddingBlockEnd: space['24'] });
// Keeps `BackToTop` off the buttons of the bar.
globalStyle(`body:has(${saveBar}[data-dirty])`, { vars: { '--bottom-bar': space['24'] } });

export const saveState = style({ minInlineSize: 0 });

export const photo = style({ display: 'grid', gap: space['5'] });

export const address = style({
  display: 'grid',
  gap: space['4'],
  alignItems: 'start',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
});

/** Its text begins where the fields begin. */
export const plainButton = style({ marginInlineStart: `calc(-1 * ${vars.space['4']})` });
