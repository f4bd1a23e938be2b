import { afterPageStart } from '@gschool/app';
import { lazyComponent } from '@gschool/app/routes';
import { Button, Heading, icons } from '@gschool/ui';
import { useId } from 'react';

import { useT } from '../../i18n/useT';
import type { ClassTranscriptProps } from './ClassTranscript';
import { useTranscriptSetting } from './useTranscriptSetting';
import * as styles from './WatchPage.css';

const ClassTranscript = lazyComponent(
  afterPageStart(() => import('./ClassTranscript').then((module) => module.ClassTranscript)),
);

/** The transcript beside the video, or between the video and its title where there is no room. */
export function TranscriptPanel(props: ClassTranscriptProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useTranscriptSetting();
  return (
    <div className={styles.transcript} data-transcript={isOpen ? 'open' : 'closed'}>
      <div className={styles.transcriptContent}>
        <Heading level={2} size="h3">
          <Button
            variant="plain"
            className={styles.transcriptToggle}
            iconEnd={isOpen ? icons.chevronUp : icons.chevronDown}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('watch.transcript')}
          </Button>
        </Heading>
        {isOpen ? (
          <div id={id} className={styles.transcriptText}>
            <ClassTranscript {...props} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
