import { from, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignItems: 'stretch',
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const form = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space['8'],
  '@media': { [from('lg')]: { alignSelf: 'center', paddingBlock: vars.space['12'] } },
});

/** Stays in view beside a long form, composed for a screen and not for the form's length. */
export const art = style({
  display: 'none',
  overflow: 'hidden',
  '@media': {
    [from('lg')]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.size.header,
      blockSize: `calc(100dvh - ${vars.size.header})`,
    },
  },
});

export const title = style({ outline: 'none', overflowWrap: 'anywhere' });

/** An address in it may be one long word. */
export const lead = style({ overflowWrap: 'anywhere', textWrap: 'pretty' });

/** The field, and under its end the way out for who has forgotten. */
export const password = style({ display: 'grid', gap: vars.space['1'] });

export const forgot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  minBlockSize: vars.size.touch,
  marginBlockEnd: `calc(-1 * ${vars.space['2']})`,
});

export const actions = style({ display: 'grid', gap: vars.space['3'] });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  color: vars.color.soft,
  fontSize: vars.text.sm,
  ':before': { content: '""', flex: 1, blockSize: 1, background: vars.color.line },
  ':after': { content: '""', flex: 1, blockSize: 1, background: vars.color.line },
});

export const demo = style({
  display: 'grid',
  gap: vars.space['2'],
  padding: vars.space['4'],
  borderRadius: vars.radius.large,
  background: vars.color.sunk,
});

export const account = style({
  display: 'grid',
  gap: vars.space['1'],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space['2']} ${vars.space['3']}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.brand },
  ':disabled': { cursor: 'progress' },
});

export const accounts = style({
  display: 'grid',
  gap: vars.space['2'],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
