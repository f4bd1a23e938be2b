import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space['10'],
  paddingBlock: `${space['8']} ${space['16']}`,
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const contents = style({
  display: 'grid',
  alignSelf: 'start',
  gap: space['3'],
  '@media': {
    [breakpointUp('lg')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space['6']})`,
    },
  },
});

/** On phones the entries wrap in rows, so that the text is near. */
export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['5'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  '@media': { [breakpointUp('lg')]: { display: 'grid' } },
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

/** Otherwise the grid column is as wide as the widest line of code. */
export const text = style({ minInlineSize: 0 });
