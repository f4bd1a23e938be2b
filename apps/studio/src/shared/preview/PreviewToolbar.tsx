import { languageNames, languages } from '@gschool/app/i18n';
import { themeLabel, themeNames } from '@gschool/themes';
import { Select } from '@gschool/ui';
import { memo, type ChangeEvent } from 'react';

import { useT } from '../../i18n/useT';
import { deviceWidths, type Device, type PreviewSettings } from './previewSettings';
import * as styles from './PreviewPane.css';
import { usePreviewSettings } from './usePreviewSettings';

/** Chooses the screen and the appearance of a preview. What is previewed does not render it again. */
export const PreviewToolbar = memo(function PreviewToolbar() {
  const t = useT();
  const [settings, change] = usePreviewSettings();
  const set =
    (name: keyof PreviewSettings) =>
    ({ target }: ChangeEvent<HTMLSelectElement>) =>
      change({ [name]: target.value });
  const deviceLabels: Record<Device, string> = {
    phone: t('preview.phone', { width: deviceWidths.phone }),
    tablet: t('preview.tablet', { width: deviceWidths.tablet }),
    desktop: t('preview.desktop', { width: deviceWidths.desktop }),
  };
  const devices = Object.keys(deviceWidths) as Device[];
  return (
    <div role="group" aria-label={t('preview.toolbar')} className={styles.toolbar}>
      <Select
        name="device"
        label={t('preview.screen')}
        value={settings.device}
        onChange={set('device')}
        options={devices.map((value) => ({ value, label: deviceLabels[value] }))}
      />
      <Select
        name="theme"
        label={t('preview.theme')}
        value={settings.theme}
        onChange={set('theme')}
        options={themeNames.map((value) => ({ value, label: themeLabel(value) }))}
      />
      <Select
        name="scheme"
        label={t('preview.scheme')}
        value={settings.scheme}
        onChange={set('scheme')}
        options={[
          { value: 'light', label: t('preview.light') },
          { value: 'dark', label: t('preview.dark') },
        ]}
      />
      <Select
        name="language"
        label={t('preview.language')}
        value={settings.language}
        onChange={set('language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    </div>
  );
});
