import '../../i18n/en/member.messages.json';
import '../../i18n/en/members.messages.json';
import '../../i18n/en/access.messages.json';
import '../../i18n/en/acts.messages.json';

import { isAppError } from '@gschool/data';
import { useMemberDetails } from '@gschool/data/admin';
import { Button, EmptyState, icons, TwoColumns } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { LoadingLines } from '../../shared/LoadingLines';
import { QueryResult } from '../../shared/QueryResult';
import { StudioPage } from '../../shared/StudioPage';
import { MemberView } from './MemberView';

/** `/members/:uid`: what is known about an account, and what an administrator can change. */
export function MemberPage({ uid }: { uid: string }) {
  const t = useT();
  const details = useMemberDetails(uid);
  const isMissing = isAppError(details.error, 'notFound') || isAppError(details.error, 'invalid');
  // After an erasure, the last answer is still cached.
  if (details.data && !isMissing) return <MemberView details={details.data} />;
  const title = t('member.title');
  return (
    <StudioPage
      title={title}
      trail={[{ name: t('members.title'), href: paths.members }, { name: title }]}
    >
      {isMissing ? (
        <EmptyState
          icon={icons.user}
          title={t('member.missing')}
          action={
            <>
              <Button href={paths.members}>{t('member.toList')}</Button>
              <Button variant="quiet" href={`${paths.log}?q=${encodeURIComponent(uid)}`}>
                {t('member.toLog')}
              </Button>
            </>
          }
        >
          {t('member.missingText')}
        </EmptyState>
      ) : (
        <QueryResult query={details} skeleton={<MemberSkeleton />}>
          {() => null}
        </QueryResult>
      )}
    </StudioPage>
  );
}

function MemberSkeleton() {
  const t = useT();
  const label = t('member.loading');
  return (
    <TwoColumns aside={<LoadingLines label={label} />}>
      <LoadingLines label={label} lines={6} />
    </TwoColumns>
  );
}
