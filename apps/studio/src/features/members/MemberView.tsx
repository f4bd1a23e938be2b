import type { MemberDetails } from '@gschool/admin/contract';
import { useDocumentTitle } from '@gschool/app/routes';
import { Stack, TwoColumns } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { getMemberName } from '../../shared/members/labels';
import { StudioPage } from '../../shared/StudioPage';
import { AccessCard } from './AccessCard';
import { AccountCard } from './AccountCard';
import { MemberActions } from './MemberActions';
import { MemberHistory } from './MemberHistory';
import { MismatchAlert } from './MismatchAlert';

/** The page of one account. */
export function MemberView({ details }: { details: MemberDetails }) {
  const t = useT();
  const { member } = details;
  const name = getMemberName(member);
  useDocumentTitle(t('member.documentTitle', { name }));
  return (
    <StudioPage
      title={name}
      description={name === member.email ? undefined : member.email}
      trail={[{ name: t('members.title'), href: paths.members }, { name }]}
      actions={<MemberActions details={details} />}
    >
      <TwoColumns aside={<AccountCard details={details} />}>
        <Stack space="6">
          <MismatchAlert details={details} />
          <AccessCard details={details} />
          <MemberHistory uid={member.uid} />
        </Stack>
      </TwoColumns>
    </StudioPage>
  );
}
