import { computeOutdated, isSameJson } from '@gschool/admin/content';
import { getLocale, languages as allLanguages, getDirection, useLanguage } from '@gschool/app/i18n';
import type { EntryEditor } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useForm, type FieldErrors, type FieldValues } from 'react-hook-form';

import { useT } from '../../../../i18n/useT';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { TYPING_PAUSE_MS } from '../useSettledEditor';
import type { EntryFormState } from './EntryFormContext';
import { getAt } from './getAt';
import { loadEntryCheck } from './loadEntryCheck';

/** The language of a school that has published nothing. */
const FIRST_LANGUAGE = 'en';

/** The first of equal values, so that what depends on it stays the same. */
function useSame<Value>(value: Value): Value {
  const [first, setFirst] = useState(value);
  if (isSameJson(first, value)) return first;
  setFirst(value);
  return value;
}

/** The entry without the fields that were removed: they are null, see `useEntryField`. */
const toEntry = (values: FieldValues, id: string): SourceEntry => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? null) !== null)),
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
    resolver: async (values) => {
      const current = toEntry(values, id);
      const check = await loadEntryCheck();
      if (!check) return { values, errors: {} };
      const errors: FieldErrors = {};
      for (const problem of check.checkEntry(list, current, known, language))
        errors[problem.field] ??= {
          type: 'pack',
          message: check.describeProblem(problem, getAt(current, problem.field), t),
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
      if (!isSameJson(values[key] ?? null, entry[key] ?? null)) setValue(key, entry[key] ?? null);
  }, [entry, getValues, setValue]);

  // The first check, and the check after anything that it depends on has changed.
  useEffect(() => void trigger(), [known, t, language, trigger]);
  // The preview comes first: what is typed is checked after a pause.
  useEffect(() => {
    const timer = setTimeout(() => void trigger(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entry, trigger]);

  const problems = useSame(
    useMemo(
      () =>
        Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
        ),
      [errors],
    ),
  );
  const { live, confirmed, change, confirm, resolve, dismissReceived } = editor;
  const outdated = useSame(
    useMemo(
      () => computeOutdated(live, entry, confirmed, openedAt, language) ?? {},
      [live, entry, confirmed, openedAt, language],
    ),
  );
  const received = useSame(editor.received);
  const conflicts = useSame(editor.conflicts);
  const languages = useMemo(() => {
    const names = new Intl.DisplayNames(getLocale(reader), { type: 'language' });
    return [language, ...allLanguages.filter((tag) => tag !== language)].map((tag) => ({
      tag,
      name: names.of(tag) ?? tag,
      dir: getDirection(tag),
    }));
  }, [reader, language]);
  const mediaBase = editor.liveRelease?.mediaBase ?? '';
  const commit = useCallback(() => change(toEntry(getValues(), id)), [change, getValues, id]);
  const reveal = useCallback(
    (name: string) =>
      setRevealed((before) => (before.has(name) ? before : new Set(before).add(name))),
    [],
  );
  const isRevealed = useCallback((name: string) => revealed.has(name), [revealed]);
  return useMemo(
    () => ({
      list,
      id,
      control,
      language,
      languages,
      mediaBase,
      known,
      received,
      conflicts,
      outdated,
      problems,
      confirm,
      resolve,
      dismissReceived,
      commit,
      reveal,
      isRevealed,
    }),
    [
      list,
      id,
      control,
      language,
      languages,
      mediaBase,
      known,
      received,
      conflicts,
      outdated,
      problems,
      confirm,
      resolve,
      dismissReceived,
      commit,
      reveal,
      isRevealed,
    ],
  );
}
