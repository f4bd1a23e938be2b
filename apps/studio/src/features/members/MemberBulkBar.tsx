import '../../i18n/en/acts.messages.json';
import '../../i18n/en/member.messages.json';

import { MAX_ACTS, type MemberRow } from '@gschool/admin/contract';
import {
  createNotSentError,
  getListKind,
  getUnsent,
  useActList,
  type ActDraft,
  type ActList,
} from '@gschool/data/admin';
import { icons, useToasts } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { BulkBar } from '@gschool/ui/table';
import { useCallback, useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { createFailureToast, describeThrown } from '../../shared/acts/errorMessages';
import { useCommands } from '../../shared/commands/commands';
import { useRestoredState } from '../../shared/restored-input/restoredInput';
import { askForRecentSignIn } from '../../shared/recent-sign-in/recentSignIn';
import { GrantDialog } from './GrantDialog';
import { summarizeResults } from './summarizeResults';

const dialogs = ['grant', 'block', 'sync'] as const;
type DialogName = (typeof dialogs)[number];

interface MemberBulkBarProps {
  members: readonly MemberRow[];
  /** The rows that the table shows. */
  matches: readonly MemberRow[];
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: (ids: ReadonlySet<string>) => void;
}

/** What an administrator can do with the selected members, and what became of each. */
export function MemberBulkBar(props: MemberBulkBarProps) {
  const { members, matches, selectedIds, onSelectedIdsChange } = props;
  const t = useT();
  const toasts = useToasts();
  const { list, start, resume, stop, hide, discard } = useActList();
  const [open, setOpen] = useRestoredState<DialogName | null>('members', null);
  const selected = members.filter(({ uid }) => selectedIds.has(uid));
  const count = selected.length;
  const shown = new Set(matches);
  const hiddenCount = selected.filter((member) => !shown.has(member)).length;

  const getErrorMessage = (error: unknown) => describeThrown(error, t);
  const titles: Partial<Record<string, string>> = {
    'member.grant': t('bulk.grant'),
    'member.block': t('bulk.block'),
    'member.sync': t('bulk.sync'),
  };
  const listTitle = (list && titles[getListKind(list) ?? '']) ?? '';
  const isRunning = list?.state === 'running' || list?.state === 'stopping';

  /** Selects those that were refused or not sent, when the list has ended. */
  const follow = (ended: Promise<ActList | null>): void => {
    void ended.then(
      (last) => {
        if (last === null) return;
        const open = last.acts.flatMap(({ args }, index) => {
          const outcome = last.results[index]?.outcome ?? 'refused';
          return 'uid' in args && outcome === 'refused' ? [args.uid] : [];
        });
        onSelectedIdsChange(new Set(open));
      },
      (error: unknown) => toasts.show(createFailureToast(error, t)),
    );
  };
  /** Starts to send the acts. Throws if nothing can be sent, and then the dialog stays open. */
  const runOnSelected = (createDraft: (uid: string) => ActDraft): void => {
    if (!navigator.onLine) throw createNotSentError();
    follow(
      start(
        selected.map(({ uid }) => createDraft(uid)),
        askForRecentSignIn,
      ),
    );
  };
  const openDialog = useCallback(
    (dialog: DialogName) => {
      if (count > MAX_ACTS)
        toasts.show({
          id: 'act',
          variant: 'warning',
          title: t('bulk.tooMany', { max: MAX_ACTS }),
        });
      else setOpen(dialog);
    },
    [count, toasts, t, setOpen],
  );
  useCommands(
    useMemo(
      () =>
        count === 0
          ? []
          : dialogs.map((dialog) => ({
              id: `members.${dialog}`,
              label: `${t(`bulk.${dialog}`)}: ${t('members.count', { count })}`,
              kind: 'act' as const,
              run: () => openDialog(dialog),
            })),
      [count, openDialog, t],
    ),
  );
  const getDialogProps = (dialog: DialogName) => ({
    isOpen: open === dialog,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? dialog : null),
  });
  return (
    <>
      <BulkBar
        count={count}
        hiddenCount={hiddenCount}
        total={matches.length}
        onSelectAll={() => onSelectedIdsChange(new Set(matches.map(({ uid }) => uid)))}
        onClear={() => onSelectedIdsChange(new Set())}
        progress={
          isRunning
            ? {
                title: listTitle,
                done: list.acts.length - getUnsent(list).length,
                total: list.acts.length,
                onStop: stop,
                isStopping: list.state === 'stopping',
              }
            : undefined
        }
        outcome={
          list && !isRunning
            ? {
                ...summarizeResults(listTitle, members, list, t),
                actions:
                  list.state === 'stopped'
                    ? [
                        {
                          label: t('bulk.continue'),
                          onPress: () => follow(resume(askForRecentSignIn)),
                        },
                        { label: t('bulk.discard'), onPress: discard },
                      ]
                    : undefined,
              }
            : undefined
        }
        onDismissOutcome={hide}
        actions={[
          {
            id: 'grant',
            label: t('bulk.grant'),
            icon: icons.calendar,
            onSelect: () => openDialog('grant'),
          },
          {
            id: 'block',
            label: t('bulk.block'),
            icon: icons.lock,
            onSelect: () => openDialog('block'),
          },
          {
            id: 'sync',
            label: t('bulk.sync'),
            icon: icons.refresh,
            onSelect: () => openDialog('sync'),
          },
        ]}
      />
      <GrantDialog
        {...getDialogProps('grant')}
        name="members grant"
        title={t('grant.titleMany', { count })}
        onSubmit={async (input) => {
          try {
            runOnSelected((uid) => ({ kind: 'member.grant', args: { uid, ...input } }));
            return undefined;
          } catch (error) {
            return getErrorMessage(error);
          }
        }}
      />
      <ConfirmDialog
        {...getDialogProps('block')}
        title={t('bulk.blockTitle', { count })}
        description={t('bulk.blockText')}
        confirmLabel={t('bulk.block')}
        onConfirm={async () => runOnSelected((uid) => ({ kind: 'member.block', args: { uid } }))}
        getErrorMessage={getErrorMessage}
      />
      <ConfirmDialog
        {...getDialogProps('sync')}
        title={t('bulk.syncTitle', { count })}
        description={t('bulk.syncText')}
        confirmLabel={t('bulk.sync')}
        onConfirm={async () => runOnSelected((uid) => ({ kind: 'member.sync', args: { uid } }))}
        getErrorMessage={getErrorMessage}
      />
    </>
  );
}
