import { toProfileEdits, type EditableField } from '@gschool/domain';
import { Alert, Button } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../../i18n/useT';
import { fieldLabel } from './fieldLabels';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';
import { useFormatFieldValue } from './useFormatFieldValue';
import type { Conflict } from './useProfileForm';

/**
 * Lists fields that were changed here and elsewhere. The member chooses a value for each. Nothing
 * was written yet.
 */
export function ConflictAlert({
  conflicts,
  values,
  onResolve,
}: {
  conflicts: readonly Conflict[];
  values: ProfileFormValues;
  onResolve: (field: EditableField, isTheirs: boolean) => void;
}) {
  const t = useT();
  const formatValue = useFormatFieldValue();
  const container = useRef<HTMLDivElement>(null);
  const mine = toProfileEdits(values);
  useEffect(() => {
    container.current?.focus();
  }, []);

  return (
    <div ref={container} tabIndex={-1} className={styles.conflictAlert}>
      <Alert variant="warning" title={t('profile.conflict', { count: conflicts.length })}>
        {t('profile.conflictText')}
        <ul className={styles.conflicts}>
          {conflicts.map(({ field, theirs }) => (
            <li key={field} className={styles.conflict}>
              <strong>{t(fieldLabel(field))}</strong>
              <dl className={styles.versions}>
                <div>
                  <dt>{t('profile.here')}</dt>
                  <dd dir="auto">{formatValue(field, mine[field])}</dd>
                </div>
                <div>
                  <dt>{t('profile.there')}</dt>
                  <dd dir="auto">{formatValue(field, theirs)}</dd>
                </div>
              </dl>
              <div className={styles.choices}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('profile.useMineOf', { field: t(fieldLabel(field)) })}
                  onClick={() => onResolve(field, false)}
                >
                  {t('profile.useMine')}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('profile.takeTheirsOf', { field: t(fieldLabel(field)) })}
                  onClick={() => onResolve(field, true)}
                >
                  {t('profile.takeTheirs')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
