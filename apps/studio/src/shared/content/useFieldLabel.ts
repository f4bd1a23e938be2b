import '../../i18n/en/entry.messages.json';

import { getLocale, useLanguage } from '@gschool/app/i18n';
import { useCallback } from 'react';

import { useT, type MessageId } from '../../i18n/useT';
import { parseFieldPath } from './fieldPath';

/** The names of the fields of a pack. */
const labels: Readonly<Record<string, MessageId>> = {
  id: 'entryField.id',
  title: 'entryField.title',
  name: 'entryField.name',
  description: 'entryField.description',
  bio: 'entryField.bio',
  style: 'entryField.style',
  level: 'entryField.level',
  durationSeconds: 'entryField.duration',
  durationMinutes: 'entryField.duration',
  releasedAt: 'entryField.releasedAt',
  startsAt: 'entryField.startsAt',
  poster: 'entryField.poster',
  portrait: 'entryField.portrait',
  equipment: 'entryField.equipment',
  focus: 'entryField.focus',
  phases: 'entryField.phases',
  collections: 'entryField.collections',
  hls: 'entryField.video',
  captions: 'entryField.captions',
  chapters: 'entryField.chapters',
  instructor: 'entryField.instructor',
  public: 'entryField.public',
  archived: 'entryField.archived',
  videos: 'entryField.classes',
  joinUrl: 'entryField.room',
  replay: 'entryField.replay',
};

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
      const fieldLabel = labels[parts.field];
      const label =
        rowLabel !== undefined && parts.row !== null
          ? t(rowLabel, { number: parts.row + 1 })
          : fieldLabel === undefined
            ? path
            : t(fieldLabel);
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
