import '../../i18n/en/entry.messages.json';

import { getLocale, useLanguage } from '@gschool/app/i18n';
import { packFieldNames, type PackFieldName } from '@gschool/domain/content-pack';
import { useCallback } from 'react';

import { useT, type MessageId } from '../../i18n/useT';
import { parseFieldPath } from './fieldPath';

/** The fields of a pack that no document has under the same name. */
const otherNames = [
  'id',
  'style',
  'hls',
  'captions',
  'instructor',
  'public',
  'archived',
  'videos',
  'joinUrl',
  'replay',
] as const;

/** The messages that are not called like their field. */
const renamed = {
  durationSeconds: 'duration',
  durationMinutes: 'duration',
  hls: 'video',
  videos: 'classes',
  joinUrl: 'room',
} as const;

type FieldName = PackFieldName | (typeof otherNames)[number];

const isFieldName = (name: string): name is FieldName =>
  packFieldNames.has(name) || (otherNames as readonly string[]).includes(name);

const getLabelId = (name: FieldName): MessageId =>
  name in renamed
    ? `entryField.${renamed[name as keyof typeof renamed]}`
    : `entryField.${name as Exclude<FieldName, keyof typeof renamed>}`;

/** A problem of a whole chapter is one of its start. */
const rowLabels: Readonly<Record<string, MessageId>> = {
  'chapters.': 'entryField.chapterStart',
  'chapters.title': 'entryField.chapterTitle',
  'chapters.startSeconds': 'entryField.chapterStart',
  'captions.language': 'entryField.captionLanguage',
  'captions.label': 'entryField.captionLabel',
  'captions.src': 'entryField.captionFile',
};

/**
 * Returns a function that names a value of an entry by its path: “Title, Arabic” for `title.ar`,
 * “Chapter 3: start” for `chapters.2.startSeconds`. A field that this version does not know has its
 * own name.
 */
export function useFieldLabel(): (path: string) => string {
  const t = useT();
  const language = useLanguage();
  return useCallback(
    (path) => {
      const parts = parseFieldPath(path);
      const rowLabel = rowLabels[`${parts.field}.${parts.rowField ?? ''}`];
      const label =
        rowLabel !== undefined && parts.row !== null
          ? t(rowLabel, { number: parts.row + 1 })
          : isFieldName(parts.field)
            ? t(getLabelId(parts.field))
            : path;
      if (parts.language === null) return label;
      const names = new Intl.DisplayNames(getLocale(language), { type: 'language' });
      return t('entryField.inLanguage', {
        field: label,
        language: names.of(parts.language) ?? parts.language,
      });
    },
    [t, language],
  );
}
