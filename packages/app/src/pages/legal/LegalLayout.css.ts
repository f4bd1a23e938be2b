import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({
  display: 'grid',
  gap: space['10'],
  paddingBlock: `${space['8']} ${space['16']}`,
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: '16rem minmax(0, 44rem)', gap: space['16'] },
  },
});

export const contents = style({
  display: 'grid',
  gap: space['3'],
  alignSelf: 'start',
  '@media': {
    [breakpointUp('lg')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space['6']})`,
    },
  },
});

export const entries = style({
  display: 'grid',
  margin: 0,
  paddingInlineStart: '1.75em',
  listStyle: 'decimal',
  color: color.textMuted,
  fontSize: text.sm,
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const section = style({
  display: 'grid',
  gap: space['3'],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

/** Links to the other document and to the contact page. */
export const links = style({
  display: 'grid',
  gap: space['2'],
  paddingBlockStart: space['6'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});
