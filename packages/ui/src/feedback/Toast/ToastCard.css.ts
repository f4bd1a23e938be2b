import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';
import { focusRing } from '../../internal/focus';
import { reducedMotion } from '../../internal/mediaQueries';

const { color, space, motion } = vars;

/** Where a toast comes from and leaves to: set by the region, mirrored with the text. */
export const awayX = createVar();
export const awayY = createVar();

const away = { opacity: 0, transform: `translate(${awayX}, ${awayY})` };

// The row grows and shrinks with it, so that the others glide and nothing is measured.
const enter = keyframes({ from: { ...away, gridTemplateRows: '0fr' } });
const leave = keyframes({
  '50%': { ...away, gridTemplateRows: '1fr' },
  to: { ...away, gridTemplateRows: '0fr' },
});
const swipedAway = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))', gridTemplateRows: '1fr' },
  '50%': { ...away, gridTemplateRows: '1fr' },
  to: { ...away, gridTemplateRows: '0fr' },
});
const fade = keyframes({ from: { opacity: 0 } });
const fadeAway = keyframes({ to: { opacity: 0 } });

export const item = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  listStyle: 'none',
  pointerEvents: 'auto',
  outline: 'none',
  animation: `${enter} ${motion.slow} ${motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': {
      pointerEvents: 'none',
      animation: `${leave} ${motion.slow} ${motion.easeInOut} forwards`,
    },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': {
      transform: 'none',
      transition: `transform ${motion.base} ${motion.easeOut}`,
    },
    '&[data-state="closed"][data-swipe="end"]': { animationName: swipedAway },
  },
  '@media': {
    [reducedMotion]: {
      animation: `${fade} ${motion.fast} linear`,
      selectors: {
        '&[data-state="closed"], &[data-state="closed"][data-swipe="end"]': {
          animation: `${fadeAway} ${motion.slow} linear forwards`,
        },
      },
    },
  },
});

/** What the row can close over: it has no size of its own. */
export const shell = style({ minBlockSize: 0 });

const tint = (ground: string, ink: string, edge: string) => ({
  background: ground,
  color: ink,
  borderColor: `color-mix(in srgb, ${edge} 45%, transparent)`,
});

export const card = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space['3'],
    // The room between two toasts, inside what closes with them.
    marginBlockStart: space['3'],
    padding: space['3'],
    border: '1px solid',
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.mid,
    fontSize: vars.text.md,
    lineHeight: vars.leading.body,
    selectors: { [`${item}:focus-visible &`]: focusRing[':focus-visible'] },
  },
  variants: {
    variant: {
      info: tint(color.infoSoft, color.infoText, color.info),
      success: tint(color.successSoft, color.successText, color.success),
      warning: tint(color.warningSoft, color.warningText, color.warning),
      danger: tint(color.dangerSoft, color.dangerText, color.danger),
    },
  },
});

/** One line stands in the middle of the mark; more of them grow down from there. */
export const body = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space['1'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A name of 200 characters would fill a phone; read aloud and in the page's text it stays whole. */
const atMost = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const title = style([
  atMost(2),
  { fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug },
]);

export const message = style([atMost(3), { fontSize: vars.text.sm }]);

export const action = style({ marginBlockStart: space['2'] });
