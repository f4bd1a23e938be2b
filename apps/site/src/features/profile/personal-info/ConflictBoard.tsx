import type { EditableField } from '@gschool/domain';
import { Alert, Button } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../../i18n/useT';
import { fieldLabel } from './fieldLabels';
import { editsIn, type ProfileForm } from './formValues';
import * as css from './PersonalInfo.css';
import { useShownValue } from './useShownValue';
import type { Conflict } from './useProfileForm';

/** Fields that were changed here and elsewhere: both values, and a choice for each. Nothing was written. */
export function ConflictBoard({
  conflicts,
  values,
  onChoose,
}: {
  conflicts: readonly Conflict[];
  values: ProfileForm;
  onChoose: (field: EditableField, isTheirs: boolean) => void;
}) {
  const t = useT();
  const shown = useShownValue();
  const board = useRef<HTMLDivElement>(null);
  const mine = editsIn(values);
  useEffect(() => {
    board.current?.focus();
  }, []);

  return (
    <div ref={board} tabIndex={-1} className={css.board}>
      <Alert variant="warning" title={t('profile.conflict', { count: conflicts.length })}>
        {t('profile.conflictText')}
        <ul className={css.conflicts}>
          {conflicts.map(({ field, theirs }) => (
            <li key={field} className={css.conflict}>
              <strong>{t(fieldLabel(field))}</strong>
              <dl className={css.versions}>
                <div>
                  <dt>{t('profile.here')}</dt>
                  <dd dir="auto">{shown(field, mine[field])}</dd>
                </div>
                <div>
                  <dt>{t('profile.there')}</dt>
                  <dd dir="auto">{shown(field, theirs)}</dd>
                </div>
              </dl>
              <div className={css.choices}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('profile.keepMineOf', { field: t(fieldLabel(field)) })}
                  onClick={() => onChoose(field, false)}
                >
                  {t('profile.keepMine')}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('profile.takeTheirsOf', { field: t(fieldLabel(field)) })}
                  onClick={() => onChoose(field, true)}
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
