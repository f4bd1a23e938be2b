import type { Catalogue, LibraryState } from '@gschool/domain';

import { ContinueRow } from './ContinueRow';
import * as styles from './Overview.css';
import { Statistics } from './Statistics';

interface LibraryOverviewProps {
  library: LibraryState;
  catalogue: Catalogue;
}

/** One line above the favorites: classes in progress, and statistics. */
export function LibraryOverview({ library, catalogue }: LibraryOverviewProps) {
  return (
    <div className={styles.overview}>
      <ContinueRow library={library} catalogue={catalogue} />
      <Statistics />
    </div>
  );
}
