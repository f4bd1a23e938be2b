import { MAX_ACTS, type MemberRow } from '@gschool/admin/contract';
import type { ActDraft } from '@gschool/data/admin';
import { icons, useToasts } from '@gschool/ui';
import { ConfirmDialog } from '@gschool/ui/overlays';
import { BulkBar, type BulkOutcome } from '@gschool/ui/table';
import { useCallback, useMemo, useState } from 'react';

import { useT } from '../../i18n/useT';
import { describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { useCommands } from '../../shared/commands/commands';
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
  const { runAll } = useAct();
  const [open, setOpen] = useState<DialogName | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const selected = members.filter(({ uid }) => selectedIds.has(uid));
  const count = selected.length;
  const shown = new Set(matches);
  const hiddenCount = selected.filter((member) => !shown.has(member)).length;

  const runOnSelected = async (
    title: string,
    createDraft: (uid: string) => ActDraft,
  ): Promise<void> => {
    const results = await runAll(selected.map(({ uid }) => createDraft(uid)));
    setOutcome(summarizeResults(title, selected, results, t));
    // Those that were refused stay selected.
    const refused = selected.filter((_, index) => results[index]?.outcome === 'refused');
    onSelectedIdsChange(new Set(refused.map(({ uid }) => uid)));
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
    [count, toasts, t],
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
  const getErrorMessage = (error: unknown) => describeThrown(error, t);
  return (
    <>
      <BulkBar
        count={count}
        hiddenCount={hiddenCount}
        total={matches.length}
        onSelectAll={() => onSelectedIdsChange(new Set(matches.map(({ uid }) => uid)))}
        onClear={() => onSelectedIdsChange(new Set())}
        outcome={outcome}
        onDismissOutcome={() => setOutcome(undefined)}
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
        title={t('grant.titleMany', { count })}
        onSubmit={(input) =>
          runOnSelected(t('bulk.grant'), (uid) => ({
            kind: 'member.grant',
            args: { uid, ...input },
          })).then(() => undefined, getErrorMessage)
        }
      />
      <ConfirmDialog
        {...getDialogProps('block')}
        title={t('bulk.blockTitle', { count })}
        description={t('bulk.blockText')}
        confirmLabel={t('bulk.block')}
        onConfirm={() =>
          runOnSelected(t('bulk.block'), (uid) => ({ kind: 'member.block', args: { uid } }))
        }
        getErrorMessage={getErrorMessage}
      />
      <ConfirmDialog
        {...getDialogProps('sync')}
        title={t('bulk.syncTitle', { count })}
        description={t('bulk.syncText')}
        confirmLabel={t('bulk.sync')}
        onConfirm={() =>
          runOnSelected(t('bulk.sync'), (uid) => ({ kind: 'member.sync', args: { uid } }))
        }
        getErrorMessage={getErrorMessage}
      />
    </>
  );
}
