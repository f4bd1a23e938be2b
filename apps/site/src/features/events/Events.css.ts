import { below, from, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.touch,
  color: vars.color.soft,
});
export const zoneChange = style({ fontSize: vars.text.sm });
export const zoneSelect = style({ flexBasis: '100%', maxInlineSize: '26rem' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['4'],
});
export const toolsEnd = style({ '@media': { [from('md')]: { marginInlineStart: 'auto' } } });

/** On phones one row that scrolls to the screen's edge, so that the next event is not pushed away. */
export const people = style({
  '@media': {
    [below('md')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring around what has the focus.
      paddingBlock: space['1'],
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      scrollPaddingInline: vars.size.gutter,
    },
  },
});
globalStyle(`${people} > *`, { '@media': { [below('md')]: { flexShrink: 0 } } });

/** The place of the next event. */
export const hero = style({
  blockSize: '36rem',
  borderRadius: vars.radius.xlarge,
  '@media': { [from('lg')]: { blockSize: '30rem' } },
});

/** As wide as the cards of a `CardGrid`. */
export const cards = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

/** The countdown has a line of its own before what one can do. */
export const countdown = style({ flexBasis: '100%' });

export const monthHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  marginBlockEnd: space['4'],
});

export const thisMonth = style({ marginInlineStart: 'auto' });

export const monthStatus = style({ marginBlock: space['4'] });

/** The list of days under a calendar that is too small for words. */
export const agenda = style({
  display: 'grid',
  gap: space['8'],
  '@media': { [from('md')]: { display: 'none' } },
});

export const agendaDay = style({ display: 'grid', gap: space['3'], scrollMarginBlock: '6rem' });
