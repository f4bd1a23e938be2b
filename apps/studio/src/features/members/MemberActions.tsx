import type { MemberDetails } from '@gschool/admin/contract';
import { getUid, useServices } from '@gschool/data';
import type { ActDraft } from '@gschool/data/admin';
import { Button, icons, useToasts } from '@gschool/ui';
import { ConfirmDialog, DropdownMenu } from '@gschool/ui/overlays';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { createFailureToast, describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { useCommands } from '../../shared/commands/commands';
import { useRestoredState } from '../../shared/restored-input/restoredInput';
import { useLatestFunction } from '../../shared/useLatestFunction';
import { getMemberName } from '../../shared/members/labels';
import { EraseDialog } from './EraseDialog';
import { GrantDialog } from './GrantDialog';
import { RepairDialog } from './RepairDialog';
import { RoleDialog } from './RoleDialog';

type DialogName = 'grant' | 'revoke' | 'role' | 'sync' | 'signOut' | 'erase';

/** What an administrator can do with an account: buttons, a menu, and commands of the palette. */
export function MemberActions({ details }: { details: MemberDetails }) {
  const t = useT();
  const toasts = useToasts();
  const { session } = useServices();
  const { run, isPending } = useAct();
  const { member, record } = details;
  const { uid } = member;
  const [open, setOpen] = useRestoredState<DialogName | null>(`member ${uid}`, null);
  const name = getMemberName(member);
  const isOwn = getUid(session) === uid;
  const isBlocked = record.blockedAt !== null;

  /** Runs an act of a dialog, which shows the error and keeps what was entered. */
  const submit = (draft: ActDraft): Promise<string | undefined> =>
    run(draft).then(
      () => undefined,
      (error: unknown) => describeThrown(error, t),
    );
  /** Runs an act that needs no dialog, because it can be undone. */
  const runNow = async (draft: ActDraft): Promise<void> => {
    await run(draft).catch((error: unknown) => toasts.show(createFailureToast(error, t)));
  };
  const getDialogProps = (dialog: DialogName) => ({
    isOpen: open === dialog,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? dialog : null),
  });
  const toggleBlock = () =>
    void runNow({ kind: isBlocked ? 'member.unblock' : 'member.block', args: { uid } });
  // The commands stay the same while an act runs.
  const toggleLatest = useLatestFunction(toggleBlock);

  useCommands(
    useMemo(() => {
      const createCommand = (id: string, label: string, onRun: () => void) => ({
        id: `member.${id}`,
        label: `${label}: ${name}`,
        kind: 'act' as const,
        run: onRun,
      });
      return [
        createCommand('grant', t('grant.button'), () => setOpen('grant')),
        ...(isOwn
          ? []
          : [
              {
                id: 'member.block',
                label: `${t(isBlocked ? 'unblock.button' : 'block.button')}: ${name}`,
                kind: 'act' as const,
                run: toggleLatest,
              },
              createCommand('role', t('role.button'), () => setOpen('role')),
              createCommand('revoke', t('revoke.button'), () => setOpen('revoke')),
              createCommand('erase', t('erase.button'), () => setOpen('erase')),
            ]),
        createCommand('sync', t('sync.button'), () => setOpen('sync')),
        createCommand('signOut', t('signOutAll.button'), () => setOpen('signOut')),
      ];
    }, [t, name, isOwn, isBlocked, setOpen, toggleLatest]),
  );

  return (
    <>
      <Button iconStart={icons.calendar} onClick={() => setOpen('grant')}>
        {t('grant.button')}
      </Button>
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="quiet" iconEnd={icons.chevronDown} isLoading={isPending}>
            {t('member.actions')}
          </Button>
        }
        entries={[
          {
            label: t(isBlocked ? 'unblock.button' : 'block.button'),
            icon: isBlocked ? icons.check : icons.lock,
            isDisabled: isOwn,
            onSelect: toggleBlock,
          },
          {
            label: t('revoke.button'),
            icon: icons.close,
            isDisabled: isOwn,
            onSelect: () => setOpen('revoke'),
          },
          {
            label: t('role.button'),
            icon: icons.shield,
            isDisabled: isOwn,
            onSelect: () => setOpen('role'),
          },
          {
            label: t('sync.button'),
            icon: icons.refresh,
            onSelect: () => setOpen('sync'),
          },
          {
            label: t('signOutAll.button'),
            icon: icons.logout,
            onSelect: () => setOpen('signOut'),
          },
          { kind: 'separator' },
          {
            label: t('erase.button'),
            icon: icons.trash,
            isDanger: true,
            isDisabled: isOwn,
            onSelect: () => setOpen('erase'),
          },
        ]}
      />
      <GrantDialog
        {...getDialogProps('grant')}
        name={`member ${uid} grant`}
        title={t('grant.title', { name })}
        isBlocked={isBlocked}
        isUnverified={member.email !== '' && !member.isEmailVerified}
        onSubmit={(input) => submit({ kind: 'member.grant', args: { uid, ...input } })}
      />
      <RoleDialog
        {...getDialogProps('role')}
        member={member}
        onSubmit={(role) => submit({ kind: 'member.role', args: { uid, role } })}
      />
      <EraseDialog
        {...getDialogProps('erase')}
        member={member}
        onSubmit={(confirmation) => submit({ kind: 'member.erase', args: { uid, confirmation } })}
      />
      <ConfirmDialog
        {...getDialogProps('revoke')}
        title={t('revoke.title', { name })}
        description={t('revoke.text')}
        confirmLabel={t('revoke.confirm')}
        onConfirm={() => run({ kind: 'member.revoke', args: { uid } })}
        getErrorMessage={(error) => describeThrown(error, t)}
      />
      <RepairDialog
        {...getDialogProps('sync')}
        member={member}
        onConfirm={() => run({ kind: 'member.sync', args: { uid } })}
      />
      <ConfirmDialog
        {...getDialogProps('signOut')}
        variant="danger"
        title={t('signOutAll.title', { name })}
        description={t('signOutAll.text')}
        confirmLabel={t('signOutAll.confirm')}
        onConfirm={() => run({ kind: 'member.signOut', args: { uid } })}
        getErrorMessage={(error) => describeThrown(error, t)}
      />
    </>
  );
}
