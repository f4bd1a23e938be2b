import '../../i18n/en/entry.messages.json';

import { useUi } from '@gschool/ui';
import { useCallback } from 'react';

import { useT, type Translate } from '../../i18n/useT';
import { formatMachineDateTime } from '../times';
import { formatList } from '../formatList';
import { collectionLabel, levelLabel, phaseLabel } from './choiceLabels';
import { parseFieldPath } from './fieldPath';
import { formatMediaTime } from './mediaTime';

const instants = new Set(['releasedAt', 'startsAt']);
const times = new Set(['durationSeconds', 'startSeconds']);

function formatOne(name: string, value: unknown, t: Translate, locale: string): string {
  if (value === undefined || value === null || value === '') return t('entryValue.none');
  if (typeof value === 'boolean') return t(value ? 'entryValue.yes' : 'entryValue.no');
  if (times.has(name) && typeof value === 'number') return formatMediaTime(value);
  if (name === 'durationMinutes' && typeof value === 'number')
    return t('entryValue.minutes', { count: value });
  if (instants.has(name) && typeof value === 'string')
    return formatMachineDateTime(value, locale) || value;
  if (name === 'level') return levelLabel(String(value), t);
  if (name === 'phases') return phaseLabel(String(value), t);
  if (name === 'collections') return collectionLabel(String(value), t);
  if (typeof value === 'object') return formatRow(value, t, locale);
  return String(value);
}

/** A chapter as “2:00 Bend”, captions as “en English captions/a.vtt”. */
const formatRow = (row: object, t: Translate, locale: string): string =>
  Object.entries(row)
    .toSorted(([one], [other]) => Number(times.has(other)) - Number(times.has(one)))
    .map(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).join(' / ')
        : formatOne(name, value, t, locale),
    )
    .join(' ');

/**
 * Returns a function that words a value of an entry by its path, for differences and conflicts.
 * Texts of people stay as they are.
 */
export function useFormatValue(): (path: string, value: unknown) => string {
  const t = useT();
  const { locale } = useUi();
  return useCallback(
    (path, value) => {
      const { field, rowField } = parseFieldPath(path);
      const name = rowField ?? field;
      if (!Array.isArray(value)) return formatOne(name, value, t, locale);
      if (value.length === 0) return t('entryValue.none');
      return formatList(
        value.map((one) => formatOne(name, one, t, locale)),
        locale,
      );
    },
    [t, locale],
  );
}
