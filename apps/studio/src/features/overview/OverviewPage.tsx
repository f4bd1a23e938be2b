import '../../i18n/en/overview.messages.json';
import '../../i18n/en/access.messages.json';
import '../../i18n/en/acts.messages.json';

import { useOverview } from '@gschool/data/admin';
import { Stack, TwoColumns } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { LoadingLines } from '../../shared/LoadingLines';
import { QueryResult } from '../../shared/QueryResult';
import { StudioPage } from '../../shared/StudioPage';
import { ActiveMembers } from './ActiveMembers';
import { Attention } from './Attention';
import { TodaysEvents } from './TodaysEvents';

/** `/`: what needs attention, today’s events, and the members with access. */
export function OverviewPage() {
  const t = useT();
  const overview = useOverview();
  return (
    <StudioPage title={t('overview.title')} description={t('overview.description')}>
      <TwoColumns
        aside={
          <Stack space="6">
            <TodaysEvents />
            {overview.data && <ActiveMembers days={overview.data.activeMembers} />}
          </Stack>
        }
      >
        <QueryResult query={overview} skeleton={<LoadingLines label={t('overview.loading')} />}>
          {(data) => <Attention overview={data} />}
        </QueryResult>
      </TwoColumns>
    </StudioPage>
  );
}
