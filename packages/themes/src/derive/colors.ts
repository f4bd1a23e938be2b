import type { Seed } from '../seeds/seed';
import { blendColors, withOpacity, ensureContrast, getContrast, mixColors } from './oklch';
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

/** As much of the brand as the text on it allows: at most three quarters. */
function deriveHighlight(page: string, brand: string, text: string): string {
  const shares = Array.from({ length: 75 }, (_, index) => (75 - index) / 100);
  const mixed = shares.map((share) => mixColors(page, brand, share));
  return mixed.find((color) => getContrast(text, color) >= 4.6) ?? page;
}

/** Seed and scheme → every color token. */
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
  const scrim = withOpacity(seed.page.dark, scheme === 'light' ? 0.55 : 0.72);
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
    brandHighlight: deriveHighlight(base.page, brand.fill, base.text),
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
    dangerStrong: danger.strong,
    dangerSoft: danger.soft,
    dangerText: danger.text,
    onInfo: info.on,
    onSuccess: success.on,
    onWarning: warning.on,
    onDanger: danger.on,
    inverse: base.inverse,
    onInverse: base.onInverse,
    surfaceDark: base.dark,
    onSurfaceDark: base.onDark,
    focus: ensureContrast(
      seed.brand,
      [...base.backgrounds, brand.soft],
      3.4,
      base.contrastDirection,
    ),
    scrim,
    // On the dimmed page, the light scheme needs a light line, and the dark one the border of controls.
    overlayBorder: ensureContrast(
      scheme === 'light' ? base.borderMuted : base.border,
      base.backgrounds.map((surface) => blendColors(surface, scrim)),
      3,
      'lighter',
    ),
    mediaOverlay: '#0d0a05cc',
    onMediaOverlay: '#ffffff',
    stage: '#000000',
  };
}
