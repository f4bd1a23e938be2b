import { appearanceStore } from '@gschool/app';
import { systemTimezone, readTimezone, useSessionActions, writeTimezone } from '@gschool/data';
import {
  editableFields,
  toProfileEdits,
  isSameFieldValue,
  mergeEdits,
  normalizeEdits,
  type EditableField,
  type ProfileEdits,
  type UserProfile,
} from '@gschool/domain';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { editsIn, formOf, type ProfileForm } from './formValues';
import { profileSchema } from './profileSchema';
import { saveFault } from './saveFault';
import { themeNames } from '@gschool/themes';

/** What is to be said above the form. */
export interface ProfileNews {
  isSaved: boolean;
  /** What was changed elsewhere and has been taken over. */
  elsewhere: readonly EditableField[];
  /** What was changed here and elsewhere, with the other side's value. */
  conflicts: readonly Conflict[];
}

export interface Conflict {
  field: EditableField;
  theirs: ProfileEdits[EditableField];
}

const quiet: ProfileNews = { isSaved: false, elsewhere: [], conflicts: [] };

const isSame = (a: ProfileEdits, b: ProfileEdits): boolean =>
  editableFields.every((field) => isSameFieldValue(a[field], b[field]));

const storedZone = (): string =>
  typeof window === 'undefined' ? systemTimezone() : readTimezone(() => window.localStorage);

/**
 * The form of a profile over time: it begins as what is stored (`base`), and when that
 * changes under it, by saving here or by another tab or device, both sides are brought
 * together leaf by leaf. Nothing that was typed is ever dropped.
 */
export function useProfileForm(profile: UserProfile) {
  const t = useT();
  const { editProfile } = useSessionActions();
  const stored = useMemo(() => toProfileEdits(profile), [profile]);
  const [zone] = useState(storedZone);
  const base = useRef(stored);
  const isSaving = useRef(false);
  const [news, setNews] = useState(quiet);
  // Fields that keep a state of their own begin anew with it.
  const [revision, setRevision] = useState(0);
  // oxlint-disable-next-line react/refs -- the function is called when the form is checked, not in a render
  const schema = useMemo(() => profileSchema(t, () => base.current), [t]);

  const { form, frame } = useZodForm<ProfileForm>({
    schema,
    defaultValues: formOf(stored, zone),
    onSubmit: save,
  });

  /** Puts what was typed since `from` upon `theirs`. */
  function rebase(from: ProfileEdits, theirs: ProfileEdits) {
    const here = normalizeEdits(editsIn(form.getValues()));
    // A zone that was only proposed is nobody's change.
    const isZoneMine = form.getFieldState('timezone').isDirty;
    const mine = isZoneMine ? here : { ...here, timezone: from.timezone };
    const { merged, elsewhere, conflicts } = mergeEdits(from, mine, theirs);
    base.current = theirs;
    form.reset(formOf(theirs, zone), { keepErrors: true, keepIsSubmitted: true });
    for (const field of editableFields) {
      if (isSameFieldValue(merged[field], theirs[field])) continue;
      form.setValue(field, merged[field], { shouldDirty: true });
    }
    if (!isSame(merged, mine)) setRevision((n) => n + 1);
    return { elsewhere, conflicts: conflicts.map((field) => ({ field, theirs: theirs[field] })) };
  }

  async function save(values: ProfileForm) {
    setNews(quiet);
    isSaving.current = true;
    try {
      const mine = normalizeEdits(editsIn(values));
      const before = base.current;
      const outcome = await editProfile(before, mine);
      const theirs = toProfileEdits(outcome.profile);
      if (outcome.kind === 'conflict') {
        setNews({ ...quiet, ...rebase(before, theirs) });
        return undefined;
      }
      rebase(mine, theirs);
      setNews({ ...quiet, isSaved: true, elsewhere: outcome.elsewhere });
      keepLocally(theirs, before);
      return undefined;
    } catch (error) {
      return { form: saveFault(error, t) };
    } finally {
      isSaving.current = false;
    }
  }

  /**
   * Saves one field at once, beside whatever else is being typed. Resolves with whether it was
   * saved: a change elsewhere makes it a conflict, which is for the member to settle.
   */
  async function saveNow<Field extends EditableField>(
    field: Field,
    value: ProfileEdits[Field],
  ): Promise<boolean> {
    isSaving.current = true;
    try {
      const before = base.current;
      const outcome = await editProfile(before, { ...before, [field]: value });
      form.setValue(field, value as never, { shouldDirty: true });
      setNews({ ...quiet, ...rebase(before, toProfileEdits(outcome.profile)) });
      return outcome.kind === 'saved';
    } finally {
      isSaving.current = false;
    }
  }

  const onStored = useEffectEvent((theirs: ProfileEdits) => {
    if (isSaving.current || isSame(base.current, theirs)) return;
    setNews({ ...quiet, ...rebase(base.current, theirs) });
  });
  useEffect(() => onStored(stored), [stored]);

  return {
    form,
    frame,
    revision,
    news,
    isDirty: form.formState.isDirty,
    saveNow,
    /** Settles a conflict: `theirs` goes into the form, or mine stays in it. */
    choose: (field: EditableField, isTheirs: boolean) => {
      const conflict = news.conflicts.find((one) => one.field === field);
      if (conflict && isTheirs) {
        form.setValue(field, conflict.theirs as never, { shouldDirty: true });
        setRevision((n) => n + 1);
      }
      setNews((old) => ({ ...old, conflicts: old.conflicts.filter((one) => one.field !== field) }));
    },
    /** Back to what is stored. */
    discard: () => {
      form.reset(formOf(base.current, zone));
      setRevision((n) => n + 1);
      setNews(quiet);
    },
  };
}

/** What this browser keeps of a saved profile: the zone, and the look where a new one was chosen. */
function keepLocally(saved: ProfileEdits, before: ProfileEdits): void {
  writeTimezone(() => window.localStorage, saved.timezone);
  const theme = themeNames.find((name) => name === saved['preferences.theme']);
  if (theme && theme !== before['preferences.theme']) appearanceStore.set({ color: theme });
}
