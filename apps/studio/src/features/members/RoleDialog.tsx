import '../../i18n/en/member.messages.json';

import type { MemberRow } from '@gschool/admin/contract';
import type { Role } from '@gschool/domain';
import { RadioGroup } from '@gschool/ui';
import { FormDialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { roleLabel } from '../../shared/acts/labels';
import { RestoredFields } from '../../shared/restored-input/restoredInput';
import { getMemberName } from '../../shared/members/labels';

interface RoleDialogProps {
  member: MemberRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Resolves to an error, or to nothing after the role was changed. */
  onSubmit: (role: Role) => Promise<string | undefined>;
}

/** Asks for the new role of an account. */
export function RoleDialog({ member, isOpen, onOpenChange, onSubmit }: RoleDialogProps) {
  const t = useT();
  return (
    <FormDialog<{ role: Role }>
      title={t('role.title', { name: getMemberName(member) })}
      submitLabel={t('role.submit')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={async ({ role }) => {
        const form = await onSubmit(role);
        return form === undefined ? undefined : { form };
      }}
    >
      <RestoredFields name={`member ${member.uid} role`}>
        {(values) => (
          <RadioGroup
            name="role"
            label={t('role.label')}
            defaultValue={values.role ?? member.role}
            options={[
              { value: 'user', label: roleLabel('user', t), hint: t('role.userHint') },
              {
                value: 'moderator',
                label: roleLabel('moderator', t),
                hint: t('role.moderatorHint'),
              },
              { value: 'admin', label: roleLabel('admin', t), hint: t('role.adminHint') },
            ]}
          />
        )}
      </RestoredFields>
    </FormDialog>
  );
}
