import type { EditableField } from '@gschool/domain';
import { Alert } from '@gschool/ui';
import { useLingui } from '@lingui/react';

import { useT } from '../../../i18n/useT';
import { ConflictAlert } from './ConflictAlert';
import { fieldLabel } from './fieldLabels';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';
import type { ProfileFormStatus } from './useProfileForm';

/** Announces changes that were made elsewhere while this form was open, and lists the conflicts. */
export function FormStatusAlerts({
  status,
  values,
  onResolve,
}: {
  status: ProfileFormStatus;
  /** Returns the current values of the form. */
  values: () => ProfileFormValues;
  onResolve: (field: EditableField, isTheirs: boolean) => void;
}) {
  const t = useT();
  const { i18n } = useLingui();
  const fieldNames = new Intl.ListFormat(i18n.locale).format(
    status.changedElsewhere.map((field) => t(fieldLabel(field))),
  );
  return (
    <>
      <div role="status" className={styles.status}>
        {status.isRestored ? <Alert variant="info">{t('profile.restored')}</Alert> : null}
        {status.changedElsewhere.length > 0 ? (
          <Alert variant="info" title={t('profile.elsewhere', { fields: fieldNames })}>
            {t('profile.elsewhereText')}
          </Alert>
        ) : null}
      </div>
      {status.conflicts.length > 0 ? (
        <ConflictAlert conflicts={status.conflicts} values={values()} onResolve={onResolve} />
      ) : null}
    </>
  );
}
