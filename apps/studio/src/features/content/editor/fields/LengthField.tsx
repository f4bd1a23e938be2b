import { Stack } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { usePreviewPlayer } from '../../../../shared/preview/previewPlayer';
import { DurationField } from './DurationField';
import { LengthQuestion } from './lazyLengthQuestion';

/** The difference that needs no question, such as a title before or after the class, in seconds. */
const TOLERANCE = 10;

/** The length of a class. It asks if the video in the preview turns out to be longer or shorter. */
export function LengthField() {
  const t = useT();
  const duration = usePreviewPlayer((player) => player?.duration ?? null);
  const [answered, setAnswered] = useState<number | null>(null);
  return (
    <Stack space="3">
      <DurationField
        name="durationSeconds"
        label={t('entryField.duration')}
        hint={t('hint.duration')}
        isRequired
      />
      {duration !== null && duration !== answered && (
        <LengthQuestion
          videoSeconds={duration}
          tolerance={TOLERANCE}
          onAnswer={() => setAnswered(duration)}
        />
      )}
    </Stack>
  );
}
