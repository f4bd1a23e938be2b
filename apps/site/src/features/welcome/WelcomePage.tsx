import '../../i18n/en/welcome.messages.json';

import { useBreadcrumb } from '@gschool/app';
import {
  isAppError,
  localStorageOrNull,
  readDraft,
  useSession,
  useSessionActions,
  writeDraft,
} from '@gschool/data';
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
import { NeedsNetwork } from '../../shared/NeedsNetwork';
import { toggleItem } from '../../shared/toggleItem';
import { ChipGroup } from './ChipGroup';
import { markWelcomeShown } from './firstVisit';
import { equipmentLabels, goalLabels, levelLabels } from './preferenceLabels';
import * as styles from './Welcome.css';

const DRAFT = 'welcome';

/** The answers of this tab that are not saved; null when there are none. */
const readAnswers = (uid: string): readonly string[] | null => {
  const stored = readDraft(uid, DRAFT);
  return Array.isArray(stored) ? stored.filter((answer) => typeof answer === 'string') : null;
};

/** Three optional questions after enrolling. Unsaved answers survive a reload. */
export function WelcomePage() {
  const session = useSession();
  // The copy of the member has no answers, and saving it would overwrite those in the profile.
  if (session.isFromCopy)
    return (
      <Container className={styles.page}>
        <NeedsNetwork />
      </Container>
    );
  return <WelcomeQuestions />;
}

function WelcomeQuestions() {
  const t = useT();
  const session = useSession();
  const { updateProfile } = useSessionActions();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const nextPath = toSafeReturnPath(params.get('next')) ?? paths.profileTab('subscription');
  const profile = session.status === 'signedIn' ? session.profile : null;
  const uid = profile?.uid;
  const [selected, setSelected] = useState<ContentPreferences>(() =>
    parseContentPreferences(
      (uid ? readAnswers(uid) : null) ?? profile?.preferences.contentPreferences ?? [],
    ),
  );
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useBreadcrumb({
    name: t('welcome.title'),
    variant: 'task',
    hideTitle: true,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('welcome.title'), active: true },
    ],
  });
  useEffect(() => {
    if (uid) markWelcomeShown(uid, localStorageOrNull());
  }, [uid]);

  const select = (changes: Partial<ContentPreferences>) => {
    const next = { ...selected, ...changes };
    setSelected(next);
    if (uid) writeDraft(uid, DRAFT, toContentPreferenceList(next));
  };

  const removeDraft = () => {
    if (uid) writeDraft(uid, DRAFT, null);
  };

  async function save() {
    setIsSaving(true);
    setError(null);
    try {
      await updateProfile({
        preferences: { contentPreferences: [...toContentPreferenceList(selected)] },
      });
      removeDraft();
      await navigate(nextPath);
    } catch (caught) {
      setError(caught);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Container className={styles.page}>
      <Stack space="8">
        <Stack space="2">
          <Heading level={2} size="h1">
            {t('welcome.heading')}
          </Heading>
          <Text tone="muted" size="lg">
            {t('welcome.lead')}
          </Text>
        </Stack>
        <ChipGroup
          question="welcome.goals"
          options={preferenceGroups.goal}
          labels={goalLabels}
          selected={selected.goals}
          onToggle={(goal) => select({ goals: toggleItem(selected.goals, goal) })}
        />
        <ChipGroup
          question="welcome.level"
          options={preferenceGroups.level}
          labels={levelLabels}
          selected={selected.level === null ? [] : [selected.level]}
          onToggle={(level) => select({ level: selected.level === level ? null : level })}
        />
        <ChipGroup
          question="welcome.equipment"
          options={preferenceGroups.equipment}
          labels={equipmentLabels}
          selected={selected.equipment}
          onToggle={(item) => select({ equipment: toggleItem(selected.equipment, item) })}
        />
        {error ? (
          <Alert variant="danger">
            {profileErrorMessage(error, t) ??
              t(isAppError(error, 'offline') ? 'error.offline' : 'welcome.failed')}
          </Alert>
        ) : null}
        <div className={styles.actions}>
          <Button size="large" isLoading={isSaving} onClick={() => void save()}>
            {t('welcome.save')}
          </Button>
          <Button variant="plain" size="large" href={nextPath} onClick={removeDraft}>
            {t('welcome.skip')}
          </Button>
        </div>
        <Text tone="muted" size="sm">
          {t('welcome.later')}
        </Text>
      </Stack>
      <div className={styles.art} aria-hidden="true">
        <Picture picture="art:figure/stretch/21" alt="" isFilling />
      </div>
    </Container>
  );
}
