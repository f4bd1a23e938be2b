import type { Seed } from '../seeds/seed';
import { withOpacity, ensureContrast } from './oklch';
import { deriveFill } from './fills';
import { deriveSurfaces, type Scheme } from './surfaces';

/**
 * The status colors of a theme whose seed has none
 * (docs/product/appearance.md#appearance-settings).
 */
const statusColors = {
  info: '#08b1ba',
  success: '#1f9d5c',
  warning: '#f0a020',
  danger: '#d8342c',
};

/** Derives every color token from a seed and a scheme. */
export function deriveColors(seed: Seed, scheme: Scheme) {
  const base = deriveSurfaces(seed, scheme);
  const fillFor = (color: string) => deriveFill(color, base, scheme);
  const brand = fillFor(seed.brand);
  const accent = fillFor(seed.accent);
  const status = { ...statusColors, ...seed.status };
  const info = fillFor(status.info);
  const success = fillFor(status.success);
  const warning = fillFor(status.warning);
  const danger = fillFor(status.danger);
  return {
    page: base.page,
    surfaceRaised: base.raised,
    surfaceSunken: base.sunken,
    text: base.text,
    textMuted: base.textMuted,
    borderMuted: base.borderMuted,
    border: base.border,
    brand: brand.fill,
    brandStrong: brand.strong,
    brandSoft: brand.soft,
    onBrand: brand.on,
    brandText: brand.text,
    accent: accent.fill,
    onAccent: accent.on,
    accentText: accent.text,
    info: info.fill,
    infoSoft: info.soft,
    infoText: info.text,
    success: success.fill,
    successSoft: success.soft,
    successText: success.text,
    warning: warning.fill,
    warningSoft: warning.soft,
    warningText: warning.text,
    danger: danger.fill,
    dangerSoft: danger.soft,
    dangerText: danger.text,
    onInfo: info.on,
    onSuccess: success.on,
    onWarning: warning.on,
    onDanger: danger.on,
    inverse: base.inverse,
    onInverse: base.onInverse,
    focus: ensureContrast(
      seed.brand,
      [...base.backgrounds, brand.soft],
      3.4,
      base.contrastDirection,
    ),
    scrim: withOpacity(seed.page.dark, scheme === 'light' ? 0.55 : 0.72),
    mediaOverlay: '#0d0a05cc',
    onMediaOverlay: '#ffffff',
    stage: '#000000',
  };
}
