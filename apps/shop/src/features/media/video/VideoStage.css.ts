import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The background of the player, from edge to edge. */
export const stage = style({ background: vars.color.surfaceSunken });

export const content = style({
  marginInline: 'auto',
  inlineSize: '100%',
  // The player and its title fit on one screen.
  maxInlineSize: `min(${vars.size.container}, calc((100dvh - 12rem) * 16 / 9))`,
  minInlineSize: 'min(100%, 30rem)',
  boxSizing: 'border-box',
  '@media': {
    [breakpointUp('md')]: { paddingBlock: space['4'], paddingInline: vars.size.gutter },
  },
});

/** As large as the player, so that nothing moves when it loads. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: vars.color.stage,
  '@media': { [breakpointUp('md')]: { borderRadius: vars.radius.xlarge } },
});

/**
 * A poster with the reason why it cannot play: over the picture on wide screens, below it on
 * phones.
 */
export const unavailable = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  '@media': { [breakpointUp('md')]: { borderRadius: vars.radius.xlarge } },
});

export const reason = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space['3'],
  padding: vars.size.gutter,
  background: vars.color.surfaceRaised,
  '@media': {
    [breakpointUp('md')]: {
      position: 'absolute',
      insetBlockEnd: space['6'],
      insetInlineStart: space['6'],
      maxInlineSize: '26rem',
      padding: space['6'],
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.high,
    },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space['3'] });
