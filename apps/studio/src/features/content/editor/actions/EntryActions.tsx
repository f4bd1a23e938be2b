import { usePreload } from '@gschool/app';
import { lazyPanel } from '@gschool/app/routes';
import type { EntryEditor } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { Button, icons, useToasts } from '@gschool/ui';
import { LazyDropdownMenu, useShortcuts } from '@gschool/ui/admin';
import type { MenuEntry } from '@gschool/ui/overlays';
import { useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { getSiteUrl } from '../../../../config/env';
import { withMessages } from '../../../../i18n/i18n';
import { useT } from '../../../../i18n/useT';
import { useCommands, type Command } from '../../../../shared/commands/commands';
import { getEntryPath, getNewEntryPath, getSitePath } from '../../../../shared/content/entryPaths';
import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { singleKeys } from '../../../../shared/storedChoices';
import { ConflictList, DeletionConflict, FieldConflict } from '../form/conflicts/lazyConflicts';
import { preloadNewEntryPage } from '../newEntry';
import { getNeighbors } from './getNeighbors';

const EntryHistory = lazyPanel(() =>
  import('../history/EntryHistory').then(withMessages).then((module) => module.EntryHistory),
);
const DeleteDialog = lazyPanel(() =>
  import('./DeleteDialog').then(withMessages).then((module) => module.DeleteDialog),
);
const ChangeIdDialog = lazyPanel(() =>
  import('./ChangeIdDialog').then(withMessages).then((module) => module.ChangeIdDialog),
);

/**
 * Loads what the actions open, and the questions about conflicts, while the browser is idle, so that
 * they also open without a network.
 */
const preloadTargets = () =>
  Promise.all([
    preloadNewEntryPage(),
    ...[EntryHistory, DeleteDialog, ChangeIdDialog].map((dialog) => dialog.preload()),
    ...[ConflictList, DeletionConflict, FieldConflict].map((question) => question.preload()),
  ]);

type Panel = 'history' | 'delete' | 'changeId';

/** The lists whose entries can be archived. */
const archivable: ReadonlySet<PackList> = new Set(['videos', 'series', 'events']);

interface EntryActionsProps {
  list: PackList;
  id: string;
  name: string;
  editor: EntryEditor;
  known: KnownEntries;
  /** The entry to edit; null if the draft deletes it. */
  entry: SourceEntry | null;
}

/** What can be done with an entry: buttons, a menu, commands of the palette, and keys. */
export function EntryActions({ list, id, name, editor, known, entry }: EntryActionsProps) {
  const t = useT();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Panel | null>(null);
  usePreload(preloadTargets);
  const siteUrl = getSiteUrl();
  const isNew = editor.live === null;
  const hasEntry = entry !== null;
  const isArchived = entry?.['archived'] === true;
  const { previous, next } = getNeighbors([...known.lists[list].keys()], id);

  /** Changes the entry at once, and offers to take it back. */
  const changeNow = (title: string, change: (before: SourceEntry | null) => SourceEntry | null) => {
    // With the last key, which is not shown here before a pause.
    const before = editor.getEntry();
    editor.change(change(before));
    offerUndo(title, before);
  };
  const offerUndo = (title: string, before: SourceEntry | null) =>
    toasts.show({
      id: 'entry',
      title,
      action: {
        label: t('edit.undo'),
        altText: t('edit.undoAlt'),
        onPress: () => latest.current.change(before),
      },
    });
  const discard = async () => {
    const before = editor.getEntry();
    await editor.discard();
    offerUndo(t('edit.discarded'), before);
  };
  const archive = () =>
    hasEntry &&
    changeNow(
      t(isArchived ? 'edit.unarchived' : 'edit.archived'),
      (before) => before && { ...before, archived: !isArchived },
    );
  const goTo = (other: string | undefined) => {
    if (other !== undefined) void navigate(getEntryPath(list, other));
  };
  const actions = {
    change: editor.change,
    save: () => void editor.saveNow(),
    previous: () => goTo(previous),
    next: () => goTo(next),
    duplicate: () => void navigate(getNewEntryPath(list, id)),
    archive,
    discard: () => void discard(),
    history: () => setOpen('history'),
    delete: () => setOpen('delete'),
    changeId: () => setOpen('changeId'),
  };
  // The commands and the keys stay the same, but need the functions of the newest render.
  const latest = useRef(actions);
  useInsertionEffect(() => {
    latest.current = actions;
  });

  const isDraft = editor.isDraft;
  const canArchive = hasEntry && archivable.has(list);
  useCommands(
    useMemo(() => {
      const create = (
        key: Exclude<keyof typeof actions, 'change'>,
        label: string,
        rest: Partial<Command> = {},
      ): Command => ({
        id: `entry.${key}`,
        label,
        kind: 'act',
        description: name,
        run: () => latest.current[key](),
        ...rest,
      });
      return [
        create('save', t('edit.saveNow'), { keys: 'Mod+S' }),
        ...(previous === undefined
          ? []
          : [create('previous', t('edit.previous'), { keys: 'Alt+ArrowUp' })]),
        ...(next === undefined ? [] : [create('next', t('edit.next'), { keys: 'Alt+ArrowDown' })]),
        ...(hasEntry ? [create('duplicate', t('edit.duplicate'), { icon: icons.copy })] : []),
        ...(canArchive
          ? [create('archive', t(isArchived ? 'edit.unarchive' : 'edit.archive'))]
          : []),
        ...(isNew ? [] : [create('history', t('edit.history'), { icon: icons.history })]),
        ...(isDraft ? [create('discard', t('edit.discard'))] : []),
        ...(isNew ? [create('changeId', t('changeId.title'))] : []),
        ...(hasEntry ? [create('delete', t('edit.delete'), { icon: icons.trash })] : []),
      ];
    }, [t, name, previous, next, hasEntry, canArchive, isArchived, isNew, isDraft]),
  );
  useShortcuts(
    [
      { keys: 'Mod+S', onPress: actions.save, worksInFields: true },
      { keys: 'Alt+ArrowUp', onPress: actions.previous },
      { keys: 'Alt+ArrowDown', onPress: actions.next },
    ],
    { hasSingleKeys: singleKeys.useValue() },
  );

  const entries: MenuEntry[] = [
    ...(siteUrl !== undefined && !isNew && editor.live?.entry['archived'] !== true
      ? [
          {
            label: t('edit.onSite'),
            icon: icons.eye,
            href: siteUrl + getSitePath(list, id),
            isExternal: true,
          },
        ]
      : []),
    ...(isNew
      ? []
      : [{ label: t('edit.history'), icon: icons.history, onSelect: actions.history }]),
    {
      label: t('edit.duplicate'),
      icon: icons.copy,
      isDisabled: !hasEntry,
      onSelect: actions.duplicate,
    },
    ...(isNew
      ? [{ label: t('changeId.title'), icon: icons.edit, onSelect: actions.changeId }]
      : []),
    ...(canArchive
      ? [
          {
            label: t(isArchived ? 'edit.unarchive' : 'edit.archive'),
            icon: isArchived ? icons.eye : icons.eyeOff,
            onSelect: actions.archive,
          },
        ]
      : []),
    { kind: 'separator' as const },
    {
      label: t('edit.discard'),
      icon: icons.close,
      isDisabled: !isDraft,
      isDanger: true,
      onSelect: actions.discard,
    },
    {
      label: t('edit.delete'),
      icon: icons.trash,
      isDanger: true,
      isDisabled: !hasEntry,
      onSelect: actions.delete,
    },
  ];
  const getPanelProps = (panel: Panel) => ({
    isOpen: open === panel,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? panel : null),
  });
  return (
    <>
      <LazyDropdownMenu
        align="end"
        trigger={
          <Button variant="quiet" iconEnd={icons.chevronDown}>
            {t('edit.actions')}
          </Button>
        }
        entries={entries}
      />
      <EntryHistory
        {...getPanelProps('history')}
        {...{ list, id, name }}
        onRestore={(version) => {
          changeNow(t('edit.restored'), () => version);
          setOpen(null);
        }}
      />
      <DeleteDialog
        {...getPanelProps('delete')}
        {...{ list, id, name, editor, known }}
        onDelete={() => offerUndo(t(isNew ? 'edit.discarded' : 'edit.deleted'), entry)}
      />
      {entry && isNew && (
        <ChangeIdDialog
          {...getPanelProps('changeId')}
          {...{ list, id, entry, editor, known }}
          onChange={(changed) => void navigate(getEntryPath(list, changed), { replace: true })}
        />
      )}
    </>
  );
}
