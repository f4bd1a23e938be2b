import { Container } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import * as css from './rows.css';

/** Says what the catalogue is: samples, every title and everybody in it. */
export function SampleNote() {
  const t = useT();
  return (
    <Container>
      <p className={css.note}>{t('media.samples')}</p>
    </Container>
  );
}
