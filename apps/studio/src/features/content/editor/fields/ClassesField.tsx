import { Link, Stack, Text } from '@gschool/ui';
import { SortableList } from '@gschool/ui/editor';
import { Combobox } from '@gschool/ui/overlays';
import { useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { getEntryPath } from '../../../../shared/content/entryPaths';
import { EntryField } from '../form/EntryField';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import { filterEntries } from './filterEntries';
import { toEntryOptions } from './EntryChoiceField';

const NAME = 'videos';

/** The classes of a series, in order. A class is in one series at most. */
export function ClassesField() {
  const t = useT();
  const { id: ownId, known } = useEntryForm();
  const { value, change, error } = useEntryField<readonly string[]>(NAME);
  // A new key empties the field after a class was added.
  const [added, setAdded] = useState(0);
  const ids = Array.isArray(value) ? (value as readonly string[]) : [];
  const classes = known.lists.videos;
  const getTitle = (id: string) => classes.get(id)?.title ?? id;
  const options = toEntryOptions(classes.values(), t).flatMap((option) => {
    if (ids.includes(option.value)) return [];
    const series = known.seriesOf.get(option.value);
    if (series === undefined || series === ownId) return [option];
    const name = known.lists.series.get(series)?.title ?? series;
    return [{ ...option, isDisabled: true, hint: t('classesField.inSeries', { name }) }];
  });
  return (
    <EntryField name={NAME}>
      <Stack space="4">
        {ids.length === 0 ? (
          <Text tone="muted">{t('classesField.empty')}</Text>
        ) : (
          <SortableList
            label={t('entryField.classes')}
            items={ids}
            getId={(id) => id}
            getLabel={getTitle}
            onReorder={change}
            onRemove={(id) => change(ids.filter((one) => one !== id))}
            renderItem={(id) => (
              <Link href={getEntryPath('videos', id)} tone="text">
                <bdi>{getTitle(id)}</bdi>
              </Link>
            )}
          />
        )}
        <Combobox
          key={added}
          name={NAME}
          label={t('classesField.add')}
          hint={t('classesField.addHint')}
          error={error}
          isLoading={known.isLoading}
          options={options}
          filter={filterEntries}
          onChange={(id) => {
            if (id === '') return;
            change([...ids, id]);
            setAdded(added + 1);
          }}
        />
      </Stack>
    </EntryField>
  );
}
