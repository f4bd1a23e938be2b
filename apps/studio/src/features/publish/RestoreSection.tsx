import '../../i18n/en/publish.messages.json';

import type { Release, ReleaseHead } from '@gschool/admin/contract';
import { useRestorePlan } from '@gschool/data/admin';
import { Button, Card, Form, Heading, Stack, Text, TwoColumns } from '@gschool/ui';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { describeThrown } from '../../shared/acts/errorMessages';
import { useAct } from '../../shared/acts/useAct';
import { LoadingLines } from '../../shared/LoadingLines';
import { QueryResult } from '../../shared/QueryResult';
import { RestoredFields } from '../../shared/restored-input/restoredInput';
import { findFormErrors } from './findFormErrors';
import { MassDeletionField } from './MassDeletionField';
import { NoteField } from './NoteField';
import { PlanView } from './PlanView';

interface Values {
  note: string;
  isMassDeletion: string;
}

interface RestoreSectionProps {
  release: Release;
  live: ReleaseHead | null;
  onClose: () => void;
}

/** What restoring a release would change for members, and the form that does it. */
export function RestoreSection({ release, live, onClose }: RestoreSectionProps) {
  const t = useT();
  const navigate = useNavigate();
  const { run } = useAct();
  const plan = useRestorePlan(release.id);
  const { number } = release;
  return (
    <Card as="section" padding="large" space="6" aria-labelledby="restore">
      <Stack space="2">
        <Heading level={2} size="h3" id="restore">
          {t('restore.title', { number })}
        </Heading>
        <Text tone="muted">{t('restore.text')}</Text>
      </Stack>
      <QueryResult
        query={plan}
        skeleton={<LoadingLines label={t('plan.loading')} />}
        size="panel"
        level={3}
      >
        {(data) => (
          <TwoColumns
            asideOnPhone="first"
            aside={
              <Form<Values>
                labelledBy="restore"
                validate={(values) => findFormErrors(values, data.isMassDeletion, t)}
                onSubmit={async ({ note }) => {
                  try {
                    const act = await run({
                      kind: 'catalogue.restore',
                      args: {
                        release: release.id,
                        // The release that the plan was made for.
                        parent: data.parent ?? live?.release ?? release.id,
                        note: note.trim(),
                        ...(data.isMassDeletion && { isMassDeletion: true }),
                      },
                    });
                    // Without an act, it was restored before: by someone else, or by a request whose
                    // answer was lost.
                    void navigate(act ? paths.release(act.subject.id) : paths.releases);
                  } catch (error) {
                    // Another try with the outdated plan would be refused again.
                    await plan.refetch();
                    return { form: describeThrown(error, t) };
                  }
                }}
                submitLabel={t('restore.submit', { number })}
              >
                <RestoredFields name={`restore ${release.id}`}>
                  {(values) => (
                    <Stack space="4">
                      <NoteField hint={t('restore.noteHint')} defaultValue={values.note} />
                      {data.isMassDeletion && <MassDeletionField />}
                    </Stack>
                  )}
                </RestoredFields>
              </Form>
            }
          >
            <PlanView plan={data} />
          </TwoColumns>
        )}
      </QueryResult>
      <div>
        <Button variant="plain" onClick={onClose}>
          {t('restore.close')}
        </Button>
      </div>
    </Card>
  );
}
