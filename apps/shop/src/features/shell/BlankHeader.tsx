import { AppName } from '@gschool/app';
import { Logo } from '@gschool/ui';

import { paths } from '../../config/paths';
import * as styles from './BlankHeader.css';

/** The header of the `blank` layout: only the logo, which links home. */
export function BlankHeader() {
  return (
    <header className={styles.top}>
      <Logo name={<AppName />} href={paths.start} />
    </header>
  );
}
