import { vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { color, space } = vars;

export const badge = createVariants(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1'],
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    minBlockSize: '1.5rem',
    paddingBlock: '0.125rem',
    paddingInline: space['2'],
    borderRadius: vars.radius.small,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  {
    // The thin border keeps the badge visible on dark pages, where its background has little
    // contrast.
    neutral: {
      background: color.surfaceSunken,
      color: color.textMuted,
      boxShadow: `inset 0 0 0 1px ${color.borderMuted}`,
    },
    brand: { background: color.brandSoft, color: color.brandText },
    info: { background: color.infoSoft, color: color.infoText },
    success: { background: color.successSoft, color: color.successText },
    warning: { background: color.warningSoft, color: color.warningText },
    danger: { background: color.dangerSoft, color: color.dangerText },
    solid: { background: color.brand, color: color.onBrand },
    overlay: { background: color.mediaOverlay, color: color.onMediaOverlay },
  },
);
