import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space['4'],
  padding: space['5'],
  paddingBlockEnd: space['3'],
});

/** A round warning icon in the color of dangerous actions. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '50%',
  borderEndStartRadius: '28%',
  background: color.dangerSoft,
  color: color.dangerText,
});

export const description = style({
  margin: 0,
  color: color.textMuted,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

export const extra = style({ marginBlockStart: space['4'] });

/** Stacked on phones, each as wide as the dialog. */
export const actions = style({
  display: 'grid',
  gap: space['3'],
  padding: space['5'],
  paddingBlockStart: 0,
  paddingBlockEnd: `calc(${space['5']} + env(safe-area-inset-bottom))`,
  '@media': {
    [breakpointUp('sm')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
