import { Button, Inline, SubmitButton, Text } from '@gschool/ui';
import { useEffect } from 'react';

import { useT } from '../../../i18n/useT';
import * as styles from './PersonalInfo.css';

/** The save button. It sticks to the screen while there are unsaved edits. */
export function SaveBar({
  isDirty,
  isSaved,
  onDiscard,
}: {
  isDirty: boolean;
  isSaved: boolean;
  onDiscard: () => void;
}) {
  const t = useT();
  useEffect(() => {
    // The bar appears while the member types, and could cover the focused field.
    if (isDirty) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isDirty]);
  return (
    <div className={styles.saveBar} data-dirty={isDirty || undefined}>
      <div role="status" className={styles.saveState}>
        {isDirty ? (
          <Text weight="semibold">{t('profile.unsaved')}</Text>
        ) : isSaved ? (
          <Text tone="success" weight="semibold">
            {t('profile.saved')}
          </Text>
        ) : null}
      </div>
      <Inline space="3">
        {isDirty ? (
          <Button variant="quiet" onClick={onDiscard}>
            {t('profile.discard')}
          </Button>
        ) : null}
        <SubmitButton>{t('profile.save')}</SubmitButton>
      </Inline>
    </div>
  );
}
