import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.touch,
  color: vars.color.textMuted,
});
export const zoneChange = style({ fontSize: vars.text.sm });
export const zoneSelect = style({ flexBasis: '100%', maxInlineSize: '26rem' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['4'],
});
export const toolsEnd = style({
  '@media': { [breakpointUp('md')]: { marginInlineStart: 'auto' } },
});

/** One scrolling row on phones, so that the next event stays near the top. */
export const instructorChips = style({
  '@media': {
    [breakpointDown('md')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the focus ring.
      paddingBlock: space['1'],
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      scrollPaddingInline: vars.size.gutter,
    },
  },
});
globalStyle(`${instructorChips} > *`, { '@media': { [breakpointDown('md')]: { flexShrink: 0 } } });

/** The size of the next event. */
export const hero = style({
  blockSize: '36rem',
  borderRadius: vars.radius.xlarge,
  '@media': { [breakpointUp('lg')]: { blockSize: '30rem' } },
});

/** Same columns as `CardGrid`. */
export const cards = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

/** The countdown takes a full line above the actions. */
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

/** The list of days below the small calendar of phones. */
export const agenda = style({
  display: 'grid',
  gap: space['8'],
  '@media': { [breakpointUp('md')]: { display: 'none' } },
});

export const agendaDay = style({ display: 'grid', gap: space['3'], scrollMarginBlock: '6rem' });
