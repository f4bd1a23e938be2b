import '../../../../i18n/en/editor.messages.json';

import { lazyComponent } from '@gschool/app/routes';
import type { EntryEditor } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { FormFrame, Stack } from '@gschool/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { ConflictList } from './conflicts/lazyConflicts';
import { EntryFormContext } from './EntryFormContext';
import { focusFieldWhenShown, FORM_ID } from './focusField';
import { requireEntryCheck } from './loadEntryCheck';
import { useEntryFormState } from './useEntryFormState';

interface EntryFormProps {
  list: PackList;
  id: string;
  editor: EntryEditor;
  entry: SourceEntry;
  known: KnownEntries;
  /** When the page was opened (ISO). */
  openedAt: string;
  /** The accessible name: the title of the entry. */
  label: string;
  /** The sections. Pass the same element, so that a key does not render all of them. */
  children: ReactNode;
}

const noErrors = {};

/** It comes with the check that finds the problems. */
const ProblemList = lazyComponent(() => requireEntryCheck().then((check) => check.ProblemList));

// Each is one element, so that it is rendered only after something in it has changed.
const conflictList = <ConflictList />;
const problemList = <ProblemList />;

/** The form of an entry. It has no submit button, because every change is saved. */
export function EntryForm({ label, children, ...options }: EntryFormProps) {
  const state = useEntryFormState(options);
  const { hash } = useLocation();
  // `#chapters.0.title` in the URL, for example from a list of problems on another page.
  const showField = useEffectEvent((name: string) => {
    state.reveal(name);
    return focusFieldWhenShown(name);
  });
  useEffect(() => {
    const name = decodeHash(hash);
    return name === '' ? undefined : showField(name);
  }, [hash]);
  return (
    <EntryFormContext value={state}>
      <FormFrame
        id={FORM_ID}
        label={label}
        errors={noErrors}
        summary={[]}
        attempt={0}
        isPending={false}
        // Enter in a field must not reload the page.
        onSubmit={(event) => {
          event.preventDefault();
          void options.editor.saveNow();
        }}
      >
        <Stack space="6">
          {state.conflicts.length > 0 && conflictList}
          {Object.keys(state.problems).length > 0 && problemList}
          {children}
        </Stack>
      </FormFrame>
    </EntryFormContext>
  );
}

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1)).replace(`${FORM_ID}-`, '');
  } catch {
    // Not encoded as a URL: no field has such a name.
    return '';
  }
};
