import { breakpointDown, breakpointUp, hiddenText, largeTextPhone, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ paddingBlock: `${space['5']} ${space['20']}` });

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

/** The filter and the button beside it; with text at 200% on a phone, the button is below. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  '@media': { [largeTextPhone]: { flexWrap: 'wrap' } },
});

export const addAll = style({ flex: 'none', marginInlineStart: 'auto' });

/** On phones only the icon is visible; the text stays the name of the button. */
export const addAllText = style({
  '@media': {
    [breakpointDown('md')]: hiddenText,
  },
});

/** The calendar button stays beside the link, whose label wraps if there is no room. */
export const nextActions = style({ display: 'flex', alignItems: 'center', gap: space['2'] });
globalStyle(`${nextActions} > :last-child`, { flexShrink: 0 });

/** The size of the tile for the next event. */
export const hero = style({
  blockSize: '36rem',
  borderRadius: vars.radius.xlarge,
  '@media': { [breakpointUp('lg')]: { blockSize: '26rem' } },
});

/** Same columns as `CardGrid`. */
export const cards = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

/** The time that is left stays on one line. */
export const timeLeft = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });

/** What the event is; on phones, in a line for itself. */
export const phase = style({
  display: 'block',
  '@media': {
    [breakpointUp('md')]: {
      display: 'inline-block',
      selectors: { '&:not(:last-child)::after': { content: '" · "', whiteSpace: 'pre' } },
    },
  },
});

/** Day, times and instructor in one line. */
export const facts = style({
  margin: 0,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const fact = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)::after': { content: '" · "', whiteSpace: 'pre' } },
});

export const later = style({ paddingBlockStart: space['3'] });

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
