import { themeLabel, themeNames, type ThemeName } from '@gschool/themes';
import { registry, type Scheme } from '@gschool/themes/derive';
import { useDeferredValue, useId, useState } from 'react';

import { SegmentedChoice } from '../../../packages/ui/src/overlays/Customizer/SegmentedChoice';
import { SeedPreview } from './SeedPreview';
import * as controlsStyles from './controls.css';
import { LabExport } from './LabExport';
import type { LabState, LabView } from './labState';
import { LabContrast } from './LabContrast';
import { SeedControls } from './SeedControls';
import * as styles from './ThemeLab.css';
import { useLab } from './useLab';

export interface ThemeLabProps {
  /** Initial values that differ from the default state. */
  start?: Partial<LabState> | undefined;
  /**
   * Stores the state in the URL's hash.
   * @default true
   */
  isUrlSynced?: boolean | undefined;
}

/**
 * An editor for themes: controls for the seed, a sample page, the contrast check, and the file for
 * the repository.
 */
export function ThemeLab({ start, isUrlSynced }: ThemeLabProps) {
  const { state, change } = useLab(start, isUrlSynced);
  const [from, setFrom] = useState('');
  const id = useId();
  const { seed, view } = state;
  // The previews may lag a little behind the slider that is being dragged.
  const seen = useDeferredValue(seed);
  const schemes: readonly Scheme[] = view === 'both' ? ['light', 'dark'] : [view];
  const startFrom = (name: ThemeName) => {
    setFrom(name);
    change({ seed: { ...registry[name], label: seed.label } });
  };
  return (
    <div className={styles.lab}>
      <div className={styles.side}>
        <h1 className={styles.title}>Theme lab</h1>
        <div className={controlsStyles.control}>
          <label className={controlsStyles.label} htmlFor={`${id}from`}>
            Start from
          </label>
          <select
            id={`${id}from`}
            className={controlsStyles.select}
            value={from}
            onChange={(event) => startFrom(event.target.value as ThemeName)}
          >
            <option value="" disabled>
              Choose a theme
            </option>
            {themeNames.map((name) => (
              <option key={name} value={name}>
                {themeLabel(name)}
              </option>
            ))}
          </select>
        </div>
        {/* Another initial theme remounts the controls, so that half-typed values are dropped. */}
        <SeedControls key={from} seed={seed} onChange={(next) => change({ seed: next })} />
      </div>
      <div className={styles.main}>
        <SegmentedChoice
          legend="See it in"
          name={`${id}view`}
          value={view}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'both', label: 'Both, as pictures' },
          ]}
          onChange={(next) => change({ view: next as LabView })}
        />
        <LabContrast seed={seen} />
        <div className={styles.previews}>
          {schemes.map((scheme) => (
            <SeedPreview key={scheme} seed={seen} scheme={scheme} isPicture={view === 'both'} />
          ))}
        </div>
        <LabExport state={state} onChange={change} />
      </div>
    </div>
  );
}
