import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  marginBlockEnd: vars.space['5'],
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['3'],
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: vars.color.textMuted,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
});

/** A tile that looks like an iOS button. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  color: vars.color.accentText,
});

export const appIcon = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
