import { useSource } from '@gschool/data/content';
import { Alert, Button, Disclosure, Stack, Text } from '@gschool/ui';
import { Combobox } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { formatMediaTime } from '../../../../shared/content/mediaTime';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import { filterEntries } from './filterEntries';
import { toEntryOptions } from './EntryChoiceField';
import { PlainField } from './PlainField';

/** The video of a class: a path or an address, or the one that another class has. */
export function VideoField() {
  const t = useT();
  return (
    <Stack space="3">
      <PlainField name="hls" label={t('entryField.video')} hint={t('hint.video')} isOptional />
      <Disclosure summary={t('video.other')} headingLevel={3}>
        <OtherVideo />
      </Disclosure>
    </Stack>
  );
}

/** Chooses a class, reads its entry, and takes over its video and its length. */
function OtherVideo() {
  const t = useT();
  const { id, known } = useEntryForm();
  const { change: changeVideo } = useEntryField<string>('hls');
  const { change: changeLength } = useEntryField<number>('durationSeconds');
  const [chosen, setChosen] = useState('');
  const drafted = known.drafts.find(({ list, entryId }) => list === 'videos' && entryId === chosen);
  const source = useSource('videos', chosen);
  const entry = drafted?.entry ?? source.data?.entry;
  const hls = entry?.['hls'];
  const length = entry?.['durationSeconds'];
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
      {chosen !== '' && !entry && source.error && (
        <Alert
          variant="danger"
          title={t('video.failed')}
          action={
            <Button size="small" variant="quiet" onClick={() => void source.refetch()}>
              {t('edit.retry')}
            </Button>
          }
        />
      )}
      {entry && typeof hls !== 'string' && <Text tone="muted">{t('video.none')}</Text>}
      {typeof hls === 'string' && (
        <>
          <Text size="sm" dir="ltr">
            <bdi>{hls}</bdi>{' '}
            {typeof length === 'number' && `(${formatMediaTime(length)})`}
          </Text>
          <div>
            <Button
              variant="quiet"
              onClick={() => {
                changeVideo(hls);
                if (typeof length === 'number') changeLength(length);
                setChosen('');
              }}
            >
              {t('video.use')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
