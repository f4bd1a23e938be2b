import '../../i18n/en/welcome.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { localStorageOrNull, isAppError, useSession, useSessionActions } from '@gschool/data';
import {
  parseContentPreferences,
  toContentPreferenceList,
  preferenceGroups,
  toSafeReturnPath,
  type ContentPreferences,
} from '@gschool/domain';
import { Alert, Button, Container, Heading, Picture, Stack, Text } from '@gschool/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { profileErrorMessage } from '../../shared/authErrorMessage';
import { ChipGroup } from './ChipGroup';
import { rememberWelcome } from './firstVisit';
import { equipmentLabels, goalLabels, levelLabels } from './labels';
import * as css from './Welcome.css';

const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** Three questions after enrolling, none of which has to be answered. */
export function WelcomePage() {
  const t = useT();
  const session = useSession();
  const { updateProfile } = useSessionActions();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const onward = toSafeReturnPath(params.get('next')) ?? paths.profileTab('subscription');
  const profile = session.status === 'signedIn' ? session.profile : null;
  const uid = profile?.uid;
  const [chosen, setChosen] = useState<ContentPreferences>(() =>
    parseContentPreferences(profile?.preferences.contentPreferences ?? []),
  );
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useBreadcrumb({
    name: t('welcome.title'),
    hideTitle: true,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('welcome.title'), active: true },
    ],
  });
  useEffect(() => {
    if (uid) rememberWelcome(uid, localStorageOrNull());
  }, [uid]);

  const choose = (changes: Partial<ContentPreferences>) =>
    setChosen((before) => ({ ...before, ...changes }));

  async function save() {
    setIsSaving(true);
    setError(null);
    try {
      await updateProfile({
        preferences: { contentPreferences: [...toContentPreferenceList(chosen)] },
      });
      await navigate(onward);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Container className={css.page}>
      <Stack space="8">
        <Stack space="2">
          <Heading level={2} size="h1">
            {t('welcome.heading')}
          </Heading>
          <Text tone="soft" size="lg">
            {t('welcome.lead')}
          </Text>
        </Stack>
        <ChipGroup
          question="welcome.goals"
          words={preferenceGroups.goal}
          labels={goalLabels}
          chosen={chosen.goals}
          onToggle={(goal) => choose({ goals: toggled(chosen.goals, goal) })}
        />
        <ChipGroup
          question="welcome.level"
          words={preferenceGroups.level}
          labels={levelLabels}
          chosen={chosen.level === null ? [] : [chosen.level]}
          onToggle={(level) => choose({ level: chosen.level === level ? null : level })}
        />
        <ChipGroup
          question="welcome.equipment"
          words={preferenceGroups.equipment}
          labels={equipmentLabels}
          chosen={chosen.equipment}
          onToggle={(item) => choose({ equipment: toggled(chosen.equipment, item) })}
        />
        {error ? (
          <Alert variant="danger">
            {profileErrorMessage(error, t) ??
              t(isAppError(error, 'offline') ? 'error.offline' : 'welcome.failed')}
          </Alert>
        ) : null}
        <div className={css.actions}>
          <Button size="large" isLoading={isSaving} onClick={() => void save()}>
            {t('welcome.save')}
          </Button>
          <Button variant="plain" size="large" href={onward}>
            {t('welcome.skip')}
          </Button>
        </div>
        <Text tone="soft" size="sm">
          {t('welcome.later')}
        </Text>
      </Stack>
      <div className={css.art} aria-hidden="true">
        <Picture picture="art:figure/stretch/21" alt="" isFilling />
      </div>
    </Container>
  );
}
