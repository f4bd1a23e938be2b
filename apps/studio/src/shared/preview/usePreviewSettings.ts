import { appearanceStore } from '@gschool/app';
import { getLanguage } from '@gschool/app/i18n';
import { useUi } from '@gschool/ui';
import { useSyncExternalStore } from 'react';

import { previewSettings, type PreviewSettings } from './previewSettings';

/** The screen and the appearance of previews, and the function that changes them. */
export const usePreviewSettings = (): readonly [
  PreviewSettings,
  (changes: Partial<PreviewSettings>) => void,
] => {
  const { locale } = useUi();
  const chosen = useSyncExternalStore(
    previewSettings.subscribe,
    previewSettings.get,
    previewSettings.get,
  );
  const { color, scheme } = appearanceStore.get();
  const settings = chosen ?? {
    device: 'phone',
    theme: color,
    scheme,
    language: getLanguage(locale),
    textSize: 'medium',
  };
  return [settings, (changes) => previewSettings.set({ ...settings, ...changes })];
};
