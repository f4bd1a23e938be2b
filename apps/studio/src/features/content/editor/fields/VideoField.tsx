import { useSource } from '@gschool/data/content';
import { Alert, Button, Disclosure, Stack, Text } from '@gschool/ui';
import { Combobox } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { formatMediaTime } from '../../../../shared/content/mediaTime';
import { LoadingLines } from '../../../../shared/LoadingLines';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import { filterEntries } from './filterEntries';
import { LengthQuestion } from './lazyLengthQuestion';
import { toEntryOptions } from './EntryChoiceField';
import { PlainField } from './PlainField';

/** The video of a class: a path or an address, or the one that another class has. */
export function VideoField() {
  const t = useT();
  // The length of the class whose video is now used.
  const [taken, setTaken] = useState<number | null>(null);
  return (
    <Stack space="3">
      <PlainField name="hls" label={t('entryField.video')} hint={t('hint.video')} isOptional />
      <Disclosure summary={t('video.other')} headingLevel={3}>
        <OtherVideo onTake={setTaken} />
      </Disclosure>
      {taken !== null && <LengthQuestion videoSeconds={taken} onAnswer={() => setTaken(null)} />}
    </Stack>
  );
}

/** Chooses a class, to take over its video. */
function OtherVideo({ onTake }: { onTake: (seconds: number | null) => void }) {
  const t = useT();
  const { id, known } = useEntryForm();
  const [chosen, setChosen] = useState('');
  return (
    <Stack space="3">
      <Combobox
        name="otherVideo"
        label={t('video.class')}
        options={toEntryOptions(known.lists.videos.values(), t).filter(({ value }) => value !== id)}
        filter={filterEntries}
        isLoading={known.isLoading}
        value={chosen}
        onChange={setChosen}
      />
      {chosen !== '' && (
        <ChosenVideo
          key={chosen}
          id={chosen}
          onTake={(seconds) => {
            setChosen('');
            onTake(seconds);
          }}
        />
      )}
    </Stack>
  );
}

interface ChosenVideoProps {
  id: string;
  /** Called with the length of the class in seconds; null if it has none. */
  onTake: (seconds: number | null) => void;
}

/** The video and the length of a class, and the button that takes them over. */
function ChosenVideo({ id, onTake }: ChosenVideoProps) {
  const t = useT();
  const { known } = useEntryForm();
  const { change: changeVideo } = useEntryField<string>('hls');
  const { value: length, change: changeLength } = useEntryField<number | string>('durationSeconds');
  const drafted = known.drafts.find(({ list, entryId }) => list === 'videos' && entryId === id);
  const source = useSource('videos', id);
  const entry = drafted?.entry ?? source.data?.entry;
  if (!entry && source.error)
    return (
      <Alert
        variant="danger"
        title={t('video.failed')}
        action={
          <Button size="small" variant="quiet" onClick={() => void source.refetch()}>
            {t('edit.retry')}
          </Button>
        }
      />
    );
  if (!entry) return <LoadingLines label={t('edit.loading')} lines={2} />;
  const { hls, durationSeconds } = entry;
  if (typeof hls !== 'string') return <Text tone="muted">{t('video.none')}</Text>;
  return (
    <>
      <Text size="sm">
        <bdi dir="ltr">{hls}</bdi>{' '}
        {typeof durationSeconds === 'number' && `(${formatMediaTime(durationSeconds)})`}
      </Text>
      <div>
        <Button
          variant="quiet"
          onClick={() => {
            const seconds = typeof durationSeconds === 'number' ? durationSeconds : null;
            changeVideo(hls);
            // A length that was typed stays until the editor answers.
            if (seconds !== null && (length === undefined || length === '')) changeLength(seconds);
            onTake(seconds);
          }}
        >
          {t('video.use')}
        </Button>
      </div>
    </>
  );
}
