import { AppName } from '@gschool/app';
import { Logo } from '@gschool/ui';

import { paths } from '../../config/paths';
import * as styles from './BlankHeader.css';

/** All that stands over a page by itself: the mark, which leads home. */
export function BlankHeader() {
  return (
    <header className={styles.top}>
      <Logo name={<AppName />} href={paths.start} />
    </header>
  );
}
