import { Container } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import * as styles from './rows.css';

/** Says that the whole catalog is sample content. */
export function SampleNote() {
  const t = useT();
  return (
    <Container>
      <p className={styles.note}>{t('media.samples')}</p>
    </Container>
  );
}
