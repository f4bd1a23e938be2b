import { Alert, Button, Inline } from '@gschool/ui';

import { useT } from '../../../../i18n/useT';
import { formatMediaTime } from '../../../../shared/content/mediaTime';
import { focusField } from '../form/focusField';
import { useEntryField } from '../form/EntryFormContext';

interface LengthQuestionProps {
  /** The length of the video in seconds. */
  videoSeconds: number;
  /**
   * The difference that needs no question, in seconds.
   * @default 0
   */
  tolerance?: number | undefined;
  onAnswer: () => void;
}

/** Asks which length counts if the typed one differs from that of the video. */
export function LengthQuestion({ videoSeconds, tolerance = 0, onAnswer }: LengthQuestionProps) {
  const t = useT();
  const { value, change } = useEntryField<number | string>('durationSeconds');
  if (value === undefined || value === '') return null;
  if (typeof value === 'number' && Math.abs(value - videoSeconds) <= tolerance) return null;
  const video = formatMediaTime(videoSeconds);
  const typed = typeof value === 'number' ? formatMediaTime(value) : value;
  const answer = () => {
    onAnswer();
    focusField('durationSeconds');
  };
  return (
    <Alert
      variant="warning"
      title={t('video.otherLength', { video, typed })}
      action={
        <Inline space="3">
          <Button
            size="small"
            onClick={() => {
              change(videoSeconds);
              answer();
            }}
          >
            {t('video.useLength', { length: video })}
          </Button>
          <Button size="small" variant="quiet" onClick={answer}>
            {t('video.typedLength', { length: typed })}
          </Button>
        </Inline>
      }
    >
      {t('video.otherLengthText')}
    </Alert>
  );
}
