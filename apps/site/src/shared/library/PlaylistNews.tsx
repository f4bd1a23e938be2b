import { Text } from '@gschool/ui';

import * as css from './PlaylistDialog.css';

/** What the last press in the dialog did. */
export interface News {
  text: string;
  isRefusal: boolean;
}

/** Says it beside the choice: a toast outside of a dialog is not reached from in it. */
export function PlaylistNews({ news }: { news: News | null }) {
  return (
    <div className={css.news} role={news?.isRefusal ? 'alert' : 'status'}>
      {news && (
        <Text size="sm" tone={news.isRefusal ? 'danger' : 'success'}>
          {news.text}
        </Text>
      )}
    </div>
  );
}
