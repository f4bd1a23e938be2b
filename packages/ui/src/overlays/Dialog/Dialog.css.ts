import { breakpointUp, vars } from '@gschool/themes';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import * as toastRoomStyles from '../../internal/Modal/toastRoom.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });

export const stage = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: toastRoomStyles.toastRoomOrZero,
  zIndex: vars.z.overlay,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2rem - ${toastRoomStyles.toastRoomOrZero})`,
  marginInline: 'auto',
  border: `1px solid ${vars.color.overlayBorder}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderStartStartRadius: vars.radius.xlarge,
  borderStartEndRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.high,
  outline: 'none',
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${sink} ${vars.motion.fast} ${vars.motion.easeInOut} forwards`,
    },
  },
  '@media': {
    [breakpointUp('sm')]: {
      inset: `0 0 ${toastRoomStyles.toastRoomOrZero}`,
      margin: 'auto',
      inlineSize: 'calc(100% - 3rem)',
      borderRadius: vars.radius.xlarge,
    },
  },
});

const width = (size: string) => ({ '@media': { [breakpointUp('sm')]: { maxInlineSize: size } } });

export const window = styleVariants({
  small: width('26rem'),
  medium: width('34rem'),
  large: width('48rem'),
});

export const description = style({
  margin: 0,
  marginBlockEnd: vars.space[4],
  color: vars.color.textMuted,
  lineHeight: vars.leading.body,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});
