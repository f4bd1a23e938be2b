import { Alert, Button } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';

/** Says that a title is members only, and links to the page about membership. */
export function MembersNotice() {
  const t = useT();
  return (
    <Alert
      title={t('members.title')}
      action={
        <Button size="small" variant="quiet" href={paths.restricted}>
          {t('members.what')}
        </Button>
      }
    >
      {t('members.text')}
    </Alert>
  );
}
