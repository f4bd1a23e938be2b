import type { EditableField } from '@gschool/domain';
import { Alert } from '@gschool/ui';
import { useLingui } from '@lingui/react';

import { useT } from '../../../i18n/useT';
import { ConflictBoard } from './ConflictBoard';
import { fieldLabel } from './fieldLabels';
import type { ProfileForm } from './formValues';
import * as css from './PersonalInfo.css';
import type { ProfileNews } from './useProfileForm';

/** What happened to the profile elsewhere while this form was open, told before its fields. */
export function ProfileNewsBoard({
  news,
  values,
  onChoose,
}: {
  news: ProfileNews;
  /** What stands in the form now. */
  values: () => ProfileForm;
  onChoose: (field: EditableField, isTheirs: boolean) => void;
}) {
  const t = useT();
  const { i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale).format(
    news.elsewhere.map((field) => t(fieldLabel(field))),
  );
  return (
    <>
      <div role="status" className={css.quietNews}>
        {news.elsewhere.length > 0 ? (
          <Alert variant="info" title={t('profile.elsewhere', { fields: names })}>
            {t('profile.elsewhereText')}
          </Alert>
        ) : null}
      </div>
      {news.conflicts.length > 0 ? (
        <ConflictBoard conflicts={news.conflicts} values={values()} onChoose={onChoose} />
      ) : null}
    </>
  );
}
