import '../../i18n/en/entry.messages.json';

/** How tables mark what a draft or a pack does with an entry, in the words of its form. */
export const changeMarks = {
  created: { label: 'entryState.new', tone: 'success' },
  changed: { label: 'entryState.changed', tone: 'info' },
  deleted: { label: 'entryState.deleted', tone: 'danger' },
  unchanged: { label: 'entryState.unchanged', tone: 'neutral' },
} as const;
