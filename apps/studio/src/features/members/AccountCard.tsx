import '../../i18n/en/member.messages.json';

import type { MemberDetails } from '@gschool/admin/contract';
import { getUid, useServices } from '@gschool/data';
import { Badge, Card, FactList, Heading, Inline, Stack, Text, useUi, type Fact } from '@gschool/ui';

import { useT, type Translate } from '../../i18n/useT';
import { roleLabel } from '../../shared/acts/labels';
import { CopyButton } from '../../shared/CopyButton';
import { formatMachineDate } from '../../shared/dates';
import { formatMachineDateTime } from '../../shared/times';
import { MemberText } from '../../shared/members/MemberText';
import { usePlanName } from '../../shared/members/usePlanName';

/** The name of a sign-in method of Firebase; a method that the product does not use has its id. */
const providerLabel = (provider: string, t: Translate): string =>
  provider === 'password' || provider === 'google.com' ? t(`provider.${provider}`) : provider;

/** The facts about an account. */
export function AccountCard({ details }: { details: MemberDetails }) {
  const t = useT();
  const getPlanName = usePlanName();
  const { locale } = useUi();
  const { session } = useServices();
  const { member, providers } = details;
  const facts: readonly (Fact | false)[] = [
    member.email !== '' && {
      term: t('members.email'),
      value: (
        <Inline space="2">
          <MemberText text={member.email} />
          <Badge tone={member.isEmailVerified ? 'success' : 'warning'}>
            {t(member.isEmailVerified ? 'members.verified' : 'members.unverified')}
          </Badge>
        </Inline>
      ),
    },
    { term: t('members.role'), value: roleLabel(member.role, t) },
    {
      term: t('members.plan'),
      value: member.plan === null ? t('members.noPlan') : <bdi>{getPlanName(member.plan)}</bdi>,
    },
    member.expiresAt !== null && {
      term: t('members.until'),
      value: formatMachineDate(member.expiresAt, locale),
    },
    { term: t('members.created'), value: formatMachineDate(member.createdAt, locale) },
    {
      term: t('members.lastSignIn'),
      value:
        member.lastSignInAt === null
          ? t('members.never')
          : formatMachineDateTime(member.lastSignInAt, locale),
    },
    providers.length > 0 && {
      term: t('member.providers'),
      value: providers.map((provider) => providerLabel(provider, t)).join(', '),
    },
    {
      term: t('members.uid'),
      value: (
        <Stack space="1" align="start">
          <bdi translate="no">{member.uid}</bdi>
          <CopyButton label={t('member.copyUid')} text={member.uid} />
        </Stack>
      ),
    },
  ];
  return (
    <Card as="section" space="3" aria-labelledby="account">
      <Inline justify="between">
        <Heading level={2} size="large" id="account">
          {t('member.facts')}
        </Heading>
        {member.isDisabled && <Badge tone="danger">{t('members.disabled')}</Badge>}
      </Inline>
      {getUid(session) === member.uid && <Text tone="muted">{t('member.own')}</Text>}
      <FactList facts={facts.filter((fact) => fact !== false)} />
    </Card>
  );
}
