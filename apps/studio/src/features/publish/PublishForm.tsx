import '../../i18n/en/publish.messages.json';

import type { AdminErrorCode, CataloguePlan, Draft } from '@gschool/admin/contract';
import { MAX_NAMED_DRAFTS, toDraftArguments, type ActDraft } from '@gschool/data/admin';
import { useServerClock } from '@gschool/data';
import { Card, Form, Heading, RadioGroup, Stack, useUi, type FormErrors } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { ActError } from '../../shared/acts/actError';
import { describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { RestoredFields, useRestoredState } from '../../shared/restored-input/restoredInput';
import { findFormErrors } from './findFormErrors';
import { findTimeError } from './findTimeError';
import { MassDeletionField } from './MassDeletionField';
import { NoteField } from './NoteField';
import type { Published } from './PublishedAlert';
import { PublishTimeField } from './PublishTimeField';

/** Refusals after which the page must read the drafts and the plan again. */
const outdatedCodes: ReadonlySet<AdminErrorCode> = new Set([
  'release-changed',
  'drafts-changed',
  'drafts-in-conflict',
  'content-invalid',
  'mass-deletion',
]);

interface Values {
  note: string;
  when: string;
  publishAt: string;
  isMassDeletion: string;
}

interface PublishFormProps {
  chosen: readonly Draft[];
  /** Every draft is chosen. */
  isEvery: boolean;
  /** What the publication changes; undefined until it is known for these drafts. */
  plan: CataloguePlan | undefined;
  /**
   * Called when someone else published, or saved one of the drafts. Resolves when the new plan is
   * there, or could not be read.
   */
  onOutdated: () => Promise<unknown>;
  onPublished: (published: Published) => void;
}

/**
 * Publishes the chosen drafts, now or at a time. If it is refused, the note, the choice and the time
 * stay.
 */
export function PublishForm(props: PublishFormProps) {
  const { chosen, isEvery, plan, onOutdated, onPublished } = props;
  const t = useT();
  const { locale } = useUi();
  const clock = useServerClock();
  const { run } = useAct();
  const [isLater, setIsLater] = useRestoredState('publish later', false);
  const [publishAt, setPublishAt] = useRestoredState('publish time', '');
  // A new form after each publication.
  const [attempt, setAttempt] = useState(0);
  const isMassDeletion = plan?.isMassDeletion ?? false;

  /** Why the drafts can't be published; null if they can. */
  const getObstacle = (): string | null => {
    if (chosen.length === 0) return t('publish.chooseOne');
    if (!isEvery && chosen.length > MAX_NAMED_DRAFTS)
      return t('publish.tooMany', { max: MAX_NAMED_DRAFTS });
    if (!plan) return t('publish.wait');
    if (plan.problems.length > 0) return t('actError.contentInvalid');
    if (plan.entries.some(({ conflicts }) => conflicts.length > 0))
      return t('actError.draftsInConflict');
    // The schedule can't ask, so it never deletes most classes.
    if (isLater && isMassDeletion) return t('publish.massLater');
    return null;
  };

  const createAct = (values: Values, { token, parent }: CataloguePlan): ActDraft => {
    const shared = {
      drafts: toDraftArguments(chosen, isEvery) as 'all' | string[],
      plan: token,
      note: values.note.trim(),
    };
    return isLater
      ? { kind: 'catalogue.schedule', args: { ...shared, publishAt } }
      : {
          kind: 'catalogue.publish',
          args: { ...shared, parent, ...(isMassDeletion && { isMassDeletion }) },
        };
  };

  const findScheduleErrors = (): FormErrors => {
    const error = findTimeError(publishAt, clock.now(), t, locale);
    return error === null ? {} : { publishAt: error };
  };

  const validate = (values: Values): FormErrors => ({
    ...findFormErrors(values, isMassDeletion && !isLater, t),
    ...(isLater && findScheduleErrors()),
  });

  const submit = async (values: Values): Promise<FormErrors | void> => {
    const obstacle = getObstacle();
    if (obstacle !== null || !plan) return { form: obstacle ?? t('publish.wait') };
    try {
      const act = await run(createAct(values, plan));
      if (act === null) return;
      onPublished(isLater ? { publishAt } : { release: act.subject.id });
      setAttempt((count) => count + 1);
      setIsLater(false);
      setPublishAt('');
    } catch (error) {
      // The refusal asks to publish again, which with the outdated plan would be refused again.
      if (error instanceof ActError && outdatedCodes.has(error.body.code)) await onOutdated();
      return { form: describeThrown(error, t) };
    }
  };

  return (
    <Card as="section" space="4" aria-labelledby="publish-form">
      <Heading level={2} size="large" id="publish-form">
        {t('publish.formTitle', { count: chosen.length })}
      </Heading>
      <Form<Values>
        key={attempt}
        labelledBy="publish-form"
        validate={validate}
        onSubmit={submit}
        submitLabel={t(isLater ? 'publish.schedule' : 'publish.now')}
      >
        <RestoredFields name="publish">
          {(values) => (
            <Stack space="4">
              <NoteField hint={t('publish.noteHint')} defaultValue={values.note} />
              <RadioGroup
                name="when"
                label={t('publish.time')}
                defaultValue={isLater ? 'later' : 'now'}
                onChange={(event) => setIsLater(event.currentTarget.value === 'later')}
                options={[
                  { value: 'now', label: t('publish.timeNow') },
                  {
                    value: 'later',
                    label: t('publish.timeLater'),
                    hint: t('publish.timeLaterHint'),
                  },
                ]}
              />
              {isLater && <PublishTimeField value={publishAt} onChange={setPublishAt} />}
              {isMassDeletion && !isLater && <MassDeletionField />}
            </Stack>
          )}
        </RestoredFields>
      </Form>
    </Card>
  );
}
