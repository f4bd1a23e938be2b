import type { EntryActions, EntryState } from '@gschool/data/content';
import type { PackList } from '@gschool/domain/content-pack';
import type { FieldLanguage } from '@gschool/ui/editor';
import { createContext, use } from 'react';
import { useController, type Control, type FieldValues } from 'react-hook-form';

import type { KnownEntries } from '../../../../shared/content/useKnownEntries';

/**
 * What the fields of an entry's form need. It does not have the entry, and it is the same object
 * while only values change: a key renders the field that it is typed into, and no other.
 */
export interface EntryFormState
  extends
    Pick<EntryState, 'received' | 'conflicts'>,
    Pick<EntryActions, 'confirm' | 'resolve' | 'dismissReceived'> {
  list: PackList;
  id: string;
  control: Control<FieldValues>;
  /** The language of plain texts. */
  language: string;
  /** The school's language first. */
  languages: readonly FieldLanguage[];
  /** The base URL of the live release's media. */
  mediaBase: string;
  /** The sentences about fields that can't be published yet, by path. */
  problems: Readonly<Record<string, string>>;
  /** The other entries, for choices. */
  known: KnownEntries;
  /** The outdated translations by address (`ar/title`), with the time since when. */
  outdated: Readonly<Record<string, string>>;
  /** Saves the values of the form as the draft. */
  commit: () => void;
  /** The field was used, so its problems are shown next to it. */
  reveal: (name: string) => void;
  isRevealed: (name: string) => boolean;
}

export const EntryFormContext = createContext<EntryFormState | null>(null);

/** The form around a field. */
export function useEntryForm(): EntryFormState {
  const form = use(EntryFormContext);
  if (form === null) throw new Error('A field of an entry needs its form');
  return form;
}

export interface EntryFieldState<Value> {
  /** The value of the entry, which may have the wrong type in a draft; undefined if it is missing. */
  value: Value | undefined;
  /** Changes the value and saves the draft. Undefined removes the field. */
  change: (value: Value | undefined) => void;
  onBlur: () => void;
  /** The sentence about the field, once it was used or has a value. */
  error: string | undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** A field of the entry by its name in a pack. */
export function useEntryField<Value>(name: string): EntryFieldState<Value> {
  const form = useEntryForm();
  const { field } = useController({ control: form.control, name });
  return {
    value: (field.value ?? undefined) as Value | undefined,
    change: (value) => {
      // For undefined, react-hook-form would show the value that the form began with.
      field.onChange(value ?? null);
      form.commit();
    },
    onBlur: () => {
      field.onBlur();
      form.reveal(name);
    },
    // What was not filled in yet is listed in the summary only.
    error:
      isEmpty(field.value ?? undefined) && !form.isRevealed(name) ? undefined : form.problems[name],
  };
}
