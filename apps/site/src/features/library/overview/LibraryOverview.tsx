import { useCatalogue, useLibrary } from '@gschool/data/queries';

import { ContinueRow } from './ContinueRow';
import * as styles from './Overview.css';
import { Statistics } from './Statistics';

/** Shown above the favorites: classes in progress, and statistics. */
export function LibraryOverview() {
  const { data: library } = useLibrary();
  const { data: catalogue } = useCatalogue();
  if (!library || !catalogue) return null;
  return (
    <div className={styles.overview}>
      <ContinueRow library={library} catalogue={catalogue} />
      <Statistics />
    </div>
  );
}
