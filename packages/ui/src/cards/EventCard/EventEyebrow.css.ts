import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { fullMotion } from '../../internal/mediaQueries';

const { color, space } = vars;

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});

export const eyebrow = styleVariants({
  brand: [base, { color: color.brandText }],
  success: [base, { color: color.successText }],
  danger: [base, { color: color.dangerText }],
  muted: [base, { color: color.textMuted }],
});

const pulse = keyframes({ '50%': { opacity: 0.25 } });

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  background: 'currentColor',
  // Four pulses are enough to be noticed. An endless animation would be distracting.
  '@media': { [fullMotion]: { animation: `${pulse} 1.2s ${vars.motion.easeInOut} 4` } },
});
