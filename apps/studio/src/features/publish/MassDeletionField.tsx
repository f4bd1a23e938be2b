import '../../i18n/en/publish.messages.json';

import { Alert, Checkbox } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** The confirmation that more than half of the classes may be deleted. */
export function MassDeletionField() {
  const t = useT();
  return (
    <Alert variant="warning" title={t('publish.mass')}>
      <Checkbox name="isMassDeletion" label={t('publish.massLabel')} hint={t('publish.massHint')} />
    </Alert>
  );
}
