import '../../i18n/en/member.messages.json';

import type { MemberRow } from '@gschool/admin/contract';
import { Alert, Stack, TextField } from '@gschool/ui';
import { FormDialog } from '@gschool/ui/overlays';

import { useT } from '../../i18n/useT';
import { RestoredFields } from '../../shared/restored-input/restoredInput';
import { getMemberName } from '../../shared/members/labels';
import { isConfirmed } from './isConfirmed';

interface EraseDialogProps {
  member: Pick<MemberRow, 'uid' | 'email' | 'displayName'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Resolves to an error, or to nothing after the account was erased. */
  onSubmit: (confirmation: string) => Promise<string | undefined>;
}

/** Asks for the email of the account before it is erased, because that can’t be undone. */
export function EraseDialog({ member, isOpen, onOpenChange, onSubmit }: EraseDialogProps) {
  const t = useT();
  const { email, uid } = member;
  const expected = email || uid;
  return (
    <FormDialog<{ confirmation: string }>
      title={t('erase.title', { name: getMemberName(member) })}
      submitLabel={t('erase.submit')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={({ confirmation }) => ({
        confirmation: isConfirmed(confirmation, expected) ? undefined : t('erase.wrong'),
      })}
      onSubmit={async () => {
        // The function compares it with the account. The page may show an outdated email.
        const form = await onSubmit(expected);
        return form === undefined ? undefined : { form };
      }}
    >
      <RestoredFields name={`member ${uid} erase`}>
        {(values) => (
          <Stack space="5">
            <Alert variant="warning">{t('erase.text')}</Alert>
            <TextField
              name="confirmation"
              defaultValue={values.confirmation}
              label={email ? t('erase.email', { email }) : t('erase.uid', { uid })}
              isRequired
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
            />
          </Stack>
        )}
      </RestoredFields>
    </FormDialog>
  );
}
