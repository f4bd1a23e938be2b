import type { MemberDetails } from '@gschool/admin/contract';
import { useServerClock } from '@gschool/data';
import { Badge, Card, Heading, Inline, Stack, Text, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { explainAccess } from '../../shared/members/explainAccess';
import {
  accessLabel,
  accessTones,
  describeReason,
  getMemberName,
} from '../../shared/members/labels';

/** What a member sees, and why, in sentences. */
export function AccessCard({ details }: { details: MemberDetails }) {
  const t = useT();
  const { locale } = useUi();
  const now = useServerClock().now();
  const { member, record, token } = details;
  const { isOpen, reasons } = explainAccess(record, now);
  return (
    <Card as="section" space="4" aria-labelledby="sees">
      <Inline justify="between">
        <Heading level={2} size="large" id="sees">
          {t('member.sees')}
        </Heading>
        <Badge tone={accessTones[member.access]}>{accessLabel(member.access, t)}</Badge>
      </Inline>
      <Stack space="1">
        <Text weight="semibold">{t(isOpen ? 'sees.all' : 'sees.nothing')}</Text>
        <Text tone="muted" isMeasured>
          {t(isOpen ? 'sees.open' : 'sees.closed', { name: getMemberName(member) })}
        </Text>
      </Stack>
      <Stack as="ul" role="list" space="2">
        {reasons.map((reason) => (
          <Text as="li" key={reason.kind} isMeasured>
            {describeReason(reason, t, locale)}
          </Text>
        ))}
        {token.subscribed && !isOpen && (
          <Text as="li" isMeasured>
            {t('reason.tokenDelay')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
