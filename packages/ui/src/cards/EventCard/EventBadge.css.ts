import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { fullMotion } from '../../internal/mediaQueries';

const { color, space } = vars;

const base = style({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineStart: space['3'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  paddingBlock: '0.1875rem',
  paddingInline: space['3'],
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});

export const badge = styleVariants({
  brand: [base, { background: color.brand, color: color.onBrand }],
  success: [base, { background: color.success, color: color.onSuccess }],
  danger: [base, { background: color.danger, color: color.onDanger }],
  plain: [base, { background: color.mediaOverlay, color: color.onMediaOverlay }],
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
