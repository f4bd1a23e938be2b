import { Alert, Button } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import * as styles from '../Auth.css';

/**
 * Asks before the code is used, so that programs that open every link in an email do not use it.
 */
export function LinkConfirmation({
  submit,
  isWorking,
  problem,
  onUse,
}: {
  /** Label of the button that uses the code. */
  submit: string;
  isWorking: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onUse: () => void;
}) {
  const t = useT();
  return (
    <div className={styles.actions}>
      {problem ? <Alert variant="danger">{problem}</Alert> : null}
      <Button size="large" isFullWidth isLoading={isWorking} onClick={onUse}>
        {submit}
      </Button>
      <Button variant="plain" isFullWidth href={paths.home}>
        {t('link.notMine')}
      </Button>
    </div>
  );
}
