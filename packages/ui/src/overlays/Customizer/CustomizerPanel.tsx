import { useDeferredValue, useId, useSyncExternalStore } from 'react';
import type { ListSetting, OfferedTheme, SettingsStore } from '@gschool/themes/settings';

import * as icons from '../../data-display/Icon/icons';
import type { IconShape } from '../../data-display/Icon/shape';
import * as fieldStyles from '../../internal/Field.css';
import { customizerMessages } from './messages';
import { getOfferedValues, getSwatches, type CustomizerSettings } from './offered';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './CustomizerPanel.css';
import { hasPicture, SettingPicture } from './SettingPicture';
import { SegmentedChoice } from './SegmentedChoice';
import { ThemeSwatches } from './ThemeSwatches';

export interface CustomizerPanelProps {
  /** The store of the appearance settings. */
  store: SettingsStore;
  /** The product's name, unless another one is set. */
  defaultAppName: string;
  /** The offered themes. */
  themes?: readonly OfferedTheme[] | undefined;
  /** Limits what else is offered. */
  settings?: CustomizerSettings | undefined;
}

const EVERYTHING: CustomizerSettings = {};

const marks: Partial<Record<string, IconShape>> = { light: icons.sun, dark: icons.moon };

/** The settings that are shown as segments, the most important first. */
const segments = [
  'scheme',
  'direction',
  'fontSize',
  'layout',
  'navbar',
  'sidebar',
  'footer',
] as const satisfies Exclude<ListSetting, 'color'>[];

/** The number of segments in the first frame, as many as fit on a phone. */
const FIRST_SEGMENTS = 3;

/** The offered settings of the appearance, as native radio groups. A change applies right away. */
export function CustomizerPanel({
  store,
  defaultAppName,
  themes,
  settings: offeredSettings = EVERYTHING,
}: CustomizerPanelProps) {
  const settings = useSyncExternalStore(store.subscribe, store.get, store.get);
  const messages = useMessages('customizer', customizerMessages);
  const id = useId();
  // The rest follows in the next frame, so that the panel opens sooner.
  const isComplete = useDeferredValue(true, false);
  const swatches = getSwatches(themes);
  const shown = segments.filter((key) => getOfferedValues(key, offeredSettings).length > 0);
  return (
    <div className={styles.panel}>
      {swatches.length > 0 && (
        <ThemeSwatches
          legend={messages.color}
          name={`${id}color`}
          themes={swatches}
          value={settings.color}
          scheme={settings.scheme}
          onChange={(color) => store.set({ color })}
        />
      )}
      {shown.slice(0, isComplete ? shown.length : FIRST_SEGMENTS).map((key) => (
        <SegmentedChoice
          key={key}
          legend={messages[key]}
          name={id + key}
          value={settings[key]}
          options={getOfferedValues(key, offeredSettings).map((value) => ({
            value,
            label: (messages.values[key] as Record<string, string>)[value] ?? value,
            icon: marks[value],
            picture: hasPicture(key, value) && <SettingPicture setting={key} value={value} />,
          }))}
          onChange={(value) => store.set({ [key]: value })}
        />
      ))}
      {offeredSettings.appName !== false && (
        <div className={styles.section}>
          <label className={styles.legend} htmlFor={`${id}name`}>
            {messages.appName}
          </label>
          <input
            id={`${id}name`}
            className={fieldStyles.control}
            value={settings.appName ?? ''}
            placeholder={defaultAppName}
            maxLength={60}
            autoComplete="off"
            aria-describedby={`${id}hint`}
            onChange={(event) => store.set({ appName: event.target.value })}
          />
          <p id={`${id}hint`} className={fieldStyles.hint}>
            {messages.appNameHint(defaultAppName)}
          </p>
        </div>
      )}
    </div>
  );
}
