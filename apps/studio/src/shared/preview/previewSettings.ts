import type { ViewMessage } from '@gschool/app/preview';
import { createStore } from '@gschool/state';

/** The widths of the screens that a preview shows, in CSS pixels. */
export const deviceWidths = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type Device = keyof typeof deviceWidths;

/** What the toolbar of a preview chooses. */
export interface PreviewSettings extends Pick<
  ViewMessage,
  'theme' | 'scheme' | 'language' | 'textSize'
> {
  device: Device;
}

/** The choices, which every preview of this page shares; null before the first choice. */
export const previewSettings = createStore<PreviewSettings | null>(null);
