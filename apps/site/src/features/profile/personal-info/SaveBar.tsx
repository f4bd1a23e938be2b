import { Button, Inline, SubmitButton, Text } from '@gschool/ui';
import { useEffect } from 'react';

import { useT } from '../../../i18n/useT';
import * as css from './PersonalInfo.css';

/** The end of the form; while there is something to save it stays in sight. */
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
    // It comes while somebody types, and may come over the very field.
    if (isDirty) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isDirty]);
  return (
    <div className={css.saveBar} data-dirty={isDirty || undefined}>
      <div role="status" className={css.saveState}>
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
