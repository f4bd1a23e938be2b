import { appearanceStore } from '@gschool/app';
import { useFormDraft } from '@gschool/app/session';
import {
  readDraft,
  readTimezone,
  systemTimezone,
  useSessionActions,
  writeTimezone,
} from '@gschool/data';
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
import { themeNames } from '@gschool/themes';

import { useT } from '../../../i18n/useT';
import { useZodForm } from '../../../shared/forms/useZodForm';
import { toFormValues, type ProfileFormValues } from './formValues';
import { profileSchema } from './profileSchema';
import { saveErrorMessage } from './saveErrorMessage';

/** The outcome of the last save, for the alerts above the form. */
export interface ProfileFormStatus {
  isSaved: boolean;
  /** The form has edits from before the session ended. */
  isRestored: boolean;
  /** Fields that were changed elsewhere; the form has their new values. */
  changedElsewhere: readonly EditableField[];
  /** Fields that were changed here and elsewhere, with the other value. */
  conflicts: readonly Conflict[];
}

export interface Conflict {
  field: EditableField;
  theirs: ProfileEdits[EditableField];
}

const initialStatus: ProfileFormStatus = {
  isSaved: false,
  isRestored: false,
  changedElsewhere: [],
  conflicts: [],
};

/** Edits that were not saved when the session ended, and the profile that they started from. */
interface ProfileDraft {
  base: ProfileEdits;
  mine: ProfileEdits;
}

const DRAFT = 'personal-info';

const isProfileEdits = (value: unknown): value is ProfileEdits =>
  typeof value === 'object' && value !== null && editableFields.every((field) => field in value);

const readProfileDraft = (uid: string): ProfileDraft | null => {
  const draft = readDraft(uid, DRAFT) as Partial<Record<keyof ProfileDraft, unknown>> | null;
  const { base, mine } = draft ?? {};
  return isProfileEdits(base) && isProfileEdits(mine) ? { base, mine } : null;
};

const areEditsEqual = (a: ProfileEdits, b: ProfileEdits): boolean =>
  editableFields.every((field) => isSameFieldValue(a[field], b[field]));

const getInitialZone = (): string =>
  typeof window === 'undefined' ? systemTimezone() : readTimezone(() => window.localStorage);

/**
 * The form of a profile. It starts with the stored values (`base`). When these change, because they
 * were saved here, in another tab or on another device, both sides are merged field by field. Edits
 * are never lost.
 */
export function useProfileForm(profile: UserProfile) {
  const t = useT();
  const { editProfile } = useSessionActions();
  const stored = useMemo(() => toProfileEdits(profile), [profile]);
  const [zone] = useState(getInitialZone);
  const base = useRef(stored);
  const isSaving = useRef(false);
  const [status, setStatus] = useState(initialStatus);
  // Remounts fields that have their own state.
  const [revision, setRevision] = useState(0);
  // oxlint-disable-next-line react/refs -- the function is called when the form is checked, not in a render
  const schema = useMemo(() => profileSchema(t, () => base.current), [t]);

  const { form, frame } = useZodForm<ProfileFormValues>({
    schema,
    defaultValues: toFormValues(stored, zone),
    onSubmit: save,
  });

  /** Applies what was typed since `from` to `theirs`. */
  function rebase(from: ProfileEdits, theirs: ProfileEdits) {
    const current = normalizeEdits(toProfileEdits(form.getValues()));
    // A suggested time zone is not an edit.
    const isZoneMine = form.getFieldState('timezone').isDirty;
    const mine = isZoneMine ? current : { ...current, timezone: from.timezone };
    const { merged, elsewhere, conflicts } = mergeEdits(from, mine, theirs);
    base.current = theirs;
    form.reset(toFormValues(theirs, zone), { keepErrors: true, keepIsSubmitted: true });
    for (const field of editableFields) {
      if (isSameFieldValue(merged[field], theirs[field])) continue;
      form.setValue(field, merged[field], { shouldDirty: true });
    }
    if (!areEditsEqual(merged, mine)) setRevision((n) => n + 1);
    return {
      changedElsewhere: elsewhere,
      conflicts: conflicts.map((field) => ({ field, theirs: theirs[field] })),
    };
  }

  async function save(values: ProfileFormValues) {
    setStatus(initialStatus);
    isSaving.current = true;
    try {
      const mine = normalizeEdits(toProfileEdits(values));
      const before = base.current;
      const outcome = await editProfile(before, mine);
      const theirs = toProfileEdits(outcome.profile);
      if (outcome.kind === 'conflict') {
        setStatus({ ...initialStatus, ...rebase(before, theirs) });
        return undefined;
      }
      rebase(mine, theirs);
      setStatus({ ...initialStatus, isSaved: true, changedElsewhere: outcome.elsewhere });
      storeLocally(theirs, before);
      return undefined;
    } catch (error) {
      return { form: saveErrorMessage(error, t) };
    } finally {
      isSaving.current = false;
    }
  }

  /**
   * Saves one field right away, without the other edits. Resolves with whether it was saved; false
   * means a conflict that the member has to resolve.
   */
  async function saveField<Field extends EditableField>(
    field: Field,
    value: ProfileEdits[Field],
  ): Promise<boolean> {
    isSaving.current = true;
    try {
      const before = base.current;
      const outcome = await editProfile(before, { ...before, [field]: value });
      form.setValue(field, value as never, { shouldDirty: true });
      setStatus({ ...initialStatus, ...rebase(before, toProfileEdits(outcome.profile)) });
      return outcome.kind === 'saved';
    } finally {
      isSaving.current = false;
    }
  }

  const onProfileChange = useEffectEvent((theirs: ProfileEdits) => {
    if (isSaving.current || areEditsEqual(base.current, theirs)) return;
    setStatus({ ...initialStatus, ...rebase(base.current, theirs) });
  });
  const [draft] = useState(() => readProfileDraft(profile.uid));
  const restoreDraft = useEffectEvent(() => {
    if (!draft) return;
    const { base: from, mine } = draft;
    form.reset(toFormValues(from, zone));
    for (const field of editableFields) {
      if (isSameFieldValue(mine[field], from[field])) continue;
      form.setValue(field, mine[field], { shouldDirty: true });
    }
    setStatus({ ...initialStatus, isRestored: true, ...rebase(from, stored) });
    setRevision((n) => n + 1);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the values are those of react-hook-form, and fields with their own state mount again
  useEffect(() => restoreDraft(), []);
  useEffect(() => onProfileChange(stored), [stored]);
  const { isDirty } = form.formState;
  useFormDraft(profile.uid, DRAFT, () =>
    isDirty ? { base: base.current, mine: normalizeEdits(toProfileEdits(form.getValues())) } : null,
  );

  return {
    form,
    frame,
    revision,
    status,
    isDirty,
    saveField,
    /** Resolves a conflict with the other value, or with the one in the form. */
    resolveConflict: (field: EditableField, isTheirs: boolean) => {
      const conflict = status.conflicts.find((one) => one.field === field);
      if (conflict && isTheirs) {
        form.setValue(field, conflict.theirs as never, { shouldDirty: true });
        setRevision((n) => n + 1);
      }
      setStatus((old) => ({
        ...old,
        conflicts: old.conflicts.filter((one) => one.field !== field),
      }));
    },
    /** Resets the form to the stored values. */
    discard: () => {
      form.reset(toFormValues(base.current, zone));
      setRevision((n) => n + 1);
      setStatus(initialStatus);
    },
  };
}

/**
 * Stores the time zone of a saved profile in this browser, and applies a theme that was newly
 * chosen.
 */
function storeLocally(saved: ProfileEdits, before: ProfileEdits): void {
  writeTimezone(() => window.localStorage, saved.timezone);
  const theme = themeNames.find((name) => name === saved['preferences.theme']);
  if (theme && theme !== before['preferences.theme']) appearanceStore.set({ color: theme });
}
