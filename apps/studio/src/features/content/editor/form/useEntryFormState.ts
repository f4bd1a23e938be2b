import { checkSources, computeOutdated, isSameJson, parseEntry } from '@gschool/admin/content';
import { getLocale, languages as allLanguages, getDirection, useLanguage } from '@gschool/app/i18n';
import type { EntryEditor } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';

import { useT } from '../../../../i18n/useT';
import { describeProblem } from '../../../../shared/content/describeProblem';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import type { EntryFormState } from './EntryFormContext';
import { getAt } from './getAt';
import { getOwnSources } from './getOwnSources';

/** The language of a school that has published nothing. */
const FIRST_LANGUAGE = 'en';

/** The entry without the fields that were removed. */
const toEntry = (values: FieldValues, id: string): SourceEntry => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  id,
});

interface EntryFormOptions {
  list: PackList;
  id: string;
  editor: EntryEditor;
  /** The content of the entry; not null. */
  entry: SourceEntry;
  known: KnownEntries;
  /** When the page was opened (ISO): translations are outdated since then. */
  openedAt: string;
}

/**
 * The form of an entry: react-hook-form over the schema that checks a pack, too. Every change is
 * saved as the draft, and a change of another editor is taken into the form while it stays open.
 * Problems never keep a draft from being saved; only a publication needs an entry without them.
 */
export function useEntryFormState(options: EntryFormOptions): EntryFormState {
  const { list, id, editor, entry, known, openedAt } = options;
  const t = useT();
  const reader = useLanguage();
  const language = editor.liveRelease?.language ?? FIRST_LANGUAGE;
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());

  const form = useForm<FieldValues>({
    defaultValues: { ...entry },
    shouldUnregister: false,
    resolver: (values) => {
      const current = toEntry(values, id);
      const parsed = parseEntry(list, current, language);
      const found = [
        ...(parsed.ok ? [] : parsed.problems),
        ...checkSources(getOwnSources(list, current, known), language).filter(
          (problem) => problem.list === list && problem.id === id,
        ),
      ];
      const errors: FieldErrors = {};
      for (const problem of found)
        errors[problem.field] ??= {
          type: 'pack',
          message: describeProblem(problem, getAt(current, problem.field), t),
        };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { control, getValues, setValue, trigger, formState } = form;
  const { errors } = formState;

  // What another editor changed, a restored version, or a discarded draft.
  useLayoutEffect(() => {
    const values = getValues();
    for (const key of new Set([...Object.keys(values), ...Object.keys(entry)]))
      if (!isSameJson(values[key], entry[key])) setValue(key, entry[key]);
  }, [entry, getValues, setValue]);

  // The first check, and the check after anything that it depends on has changed.
  useEffect(() => void trigger(), [entry, known, t, language, trigger]);

  const problems = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
      ),
    [errors],
  );
  const { live, confirmed } = editor;
  const outdated = useMemo(
    () => computeOutdated(live, entry, confirmed, openedAt, language) ?? {},
    [live, entry, confirmed, openedAt, language],
  );
  const names = new Intl.DisplayNames(getLocale(reader), { type: 'language' });
  return {
    list,
    id,
    editor,
    control,
    language,
    languages: [language, ...allLanguages.filter((tag) => tag !== language)].map((tag) => ({
      tag,
      name: names.of(tag) ?? tag,
      dir: getDirection(tag),
    })),
    mediaBase: editor.liveRelease?.mediaBase ?? '',
    known,
    outdated,
    problems,
    commit: () => editor.change(toEntry(getValues(), id)),
    reveal: (name) => {
      if (!revealed.has(name)) setRevealed(new Set(revealed).add(name));
    },
    isRevealed: (name) => revealed.has(name),
  };
}
