import { cyclicalPhases, type CyclicalPhase } from '@gschool/domain';
import { Picture } from '@gschool/ui';
import { useId } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './PhasePicker.css';
import { phaseDetails } from './phases';

interface PhasePickerProps {
  /** Null for none. */
  phase: CyclicalPhase | null;
  onChange: (phase: CyclicalPhase | null) => void;
}

/** Radio buttons for four phases and "none", without a form, because nothing is submitted. */
export function PhasePicker({ phase, onChange }: PhasePickerProps) {
  const t = useT();
  const name = useId();
  const getId = (value: CyclicalPhase | null): string => `${name}-${value ?? 'none'}`;
  const radio = (value: CyclicalPhase | null) => (
    <input
      id={getId(value)}
      type="radio"
      name={name}
      // Stops the browser from restoring the choice after a reload.
      autoComplete="off"
      checked={phase === value}
      onChange={() => onChange(value)}
      aria-describedby={`${getId(value)}-hint`}
      className={styles.radio}
    />
  );
  return (
    <fieldset role="radiogroup" className={styles.group} aria-labelledby={`${name}-legend`}>
      <legend id={`${name}-legend`} className={styles.legend}>
        {t('cyclical.choose')}
      </legend>
      <div className={styles.phases}>
        {cyclicalPhases.map((value) => {
          const details = phaseDetails[value];
          return (
            <label key={value} htmlFor={getId(value)} className={styles.phase}>
              <span className={styles.picture}>
                <Picture
                  picture={details.picture}
                  alt=""
                  ratio="4/3"
                  isFilling
                  className={styles.fill}
                />
              </span>
              <span className={styles.copy}>
                <span className={styles.name}>
                  {radio(value)}
                  <span>{t(details.name)}</span>
                </span>
                <span id={`${getId(value)}-hint`} className={styles.hint} aria-hidden="true">
                  {t(details.text)}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <label htmlFor={getId(null)} className={styles.any}>
        {radio(null)}
        <span>
          <span className={styles.name}>{t('cyclical.none')}</span>
          <span id={`${getId(null)}-hint`} className={styles.hint} aria-hidden="true">
            {t('cyclical.noneHint')}
          </span>
        </span>
      </label>
    </fieldset>
  );
}
