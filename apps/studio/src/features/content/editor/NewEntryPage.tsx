import '../../../i18n/en/editor.messages.json';
import '../../../i18n/en/entryDialogs.messages.json';
import '../../../i18n/en/entry.messages.json';

import { getDirection, getLocale, languages, useLanguage } from '@gschool/app/i18n';
import { readTabValue, useServerClock, writeTabValue } from '@gschool/data';
import { useReleaseHead, useRelease, useSource } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { Alert, Button, Card, FormFrame, Stack, SubmitButton } from '@gschool/ui';
import { LanguageFields } from '@gschool/ui/editor';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useT } from '../../../i18n/useT';
import { changeText, readTexts, type EntryText } from '../../../shared/content/entryTexts';
import { getEntryPath, getListPath, getListTitle } from '../../../shared/content/entryPaths';
import { useKnownEntries } from '../../../shared/content/useKnownEntries';
import { LoadingLines } from '../../../shared/LoadingLines';
import { LoadError } from '../../../shared/QueryResult';
import { StudioPage } from '../../../shared/StudioPage';
import { copyEntry, createEntry } from './createEntry';
import { findIdProblem, suggestId } from './entryId';
import { IdField, idMessages } from './IdField';
import { newTitles } from './listTexts';

/** The field with the title. */
const getTitleField = (list: PackList): 'name' | 'title' =>
  list === 'styles' || list === 'instructors' ? 'name' : 'title';

/** The id of the form. */
const NEW_FORM = 'new-entry';

interface Typed {
  title: EntryText;
  /** Null until it is typed: it follows the title. */
  id: string | null;
}

const getKey = (list: PackList) => `gschool.studio.new.${list}`;

const readTyped = (list: PackList): Typed => {
  try {
    const stored: unknown = JSON.parse(readTabValue(getKey(list)) ?? 'null');
    const { title, id } = (stored ?? {}) as Partial<Typed>;
    return { title: title ?? '', id: typeof id === 'string' ? id : null };
  } catch {
    // Written by another version.
    return { title: '', id: null };
  }
};

/** `/classes/new` and the same for other lists: the title and the id; then the editor opens. */
export function NewEntryPage({ list }: { list: PackList }) {
  const t = useT();
  const [params] = useSearchParams();
  const from = params.get('from');
  const title = t(newTitles[list]);
  return (
    <StudioPage
      title={title}
      trail={[{ name: t(getListTitle(list)), href: getListPath(list) }, { name: title }]}
    >
      {from === null ? (
        <NewEntryForm list={list} />
      ) : (
        <CopyEntry key={from} list={list} from={from} />
      )}
    </StudioPage>
  );
}

/** Reads the entry to copy, with its draft. */
function CopyEntry({ list, from }: { list: PackList; from: string }) {
  const t = useT();
  const known = useKnownEntries();
  const source = useSource(list, from);
  const draft = known.drafts.find((one) => one.list === list && one.entryId === from);
  const entry = draft?.entry ?? source.data?.entry;
  if (entry) return <NewEntryForm list={list} copy={entry} />;
  if (source.error) return <LoadError query={source} error={source.error} />;
  if (source.isPending || known.isLoading)
    return <LoadingLines label={t('edit.loading')} lines={3} />;
  return (
    <Alert
      variant="warning"
      title={t('newEntry.copyMissing')}
      action={
        <Button size="small" href={`${getListPath(list)}/new`}>
          {t('newEntry.withoutCopy')}
        </Button>
      }
    />
  );
}

function NewEntryForm({ list, copy }: { list: PackList; copy?: SourceEntry }) {
  const t = useT();
  const reader = useLanguage();
  const navigate = useNavigate();
  const clock = useServerClock();
  const known = useKnownEntries();
  const head = useReleaseHead();
  const release = useRelease(head.data?.release ?? null);
  const language = release.data?.language ?? 'en';
  const titleField = getTitleField(list);
  const [typed, setTyped] = useState<Typed>(() =>
    copy
      ? { title: copyTitle(copy[titleField], language, t('newEntry.copyOf')), id: null }
      : readTyped(list),
  );
  const [attempt, setAttempt] = useState(0);
  const texts = readTexts(typed.title, language);
  const tags = [language, ...languages.filter((tag) => tag !== language)];
  const first = tags.map((tag) => texts[tag]).find(Boolean) ?? '';
  const id = typed.id ?? suggestId(first);
  const names = new Intl.DisplayNames(getLocale(reader), { type: 'language' });
  const idProblem = findIdProblem(list, id, (one) => known.lists[list].has(one));
  const errors = {
    ...(first === '' && {
      [`${titleField}.${language}`]: t(titleField === 'name' ? 'problem.name' : 'problem.title'),
    }),
    ...(idProblem && { id: t(idMessages[idProblem]) }),
  };
  // Kept while the tab is open, so that a reload or a look at another page loses nothing.
  useEffect(() => {
    if (!copy) writeTabValue(getKey(list), JSON.stringify(typed));
  }, [copy, list, typed]);

  const create = () => {
    if (Object.keys(errors).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    writeTabValue(getKey(list), null);
    const entry: SourceEntry = copy
      ? copyEntry(list, copy, { id, title: typed.title }, clock.now())
      : createEntry(list, id, typed.title, clock.now());
    void navigate(getEntryPath(list, id), { replace: true, state: { create: entry } });
  };
  // Until all entries are read, the id may be in use.
  const [isWaiting, setWaiting] = useState(false);
  const isKnown = !known.isLoading;
  useEffect(() => {
    const form = document.getElementById(NEW_FORM);
    if (isWaiting && isKnown && form instanceof HTMLFormElement) form.requestSubmit();
  }, [isWaiting, isKnown]);
  return (
    <Card>
      <FormFrame
        id={NEW_FORM}
        label={t(newTitles[list])}
        errors={attempt > 0 ? errors : {}}
        summary={attempt > 0 ? Object.keys(errors) : []}
        attempt={attempt}
        isPending={isWaiting && !isKnown && known.error === null}
        onSubmit={(event) => {
          event.preventDefault();
          if (known.error) known.refetch();
          if (isKnown) create();
          else setWaiting(true);
        }}
      >
        <Stack space="5">
          <LanguageFields
            name={titleField}
            label={t(titleField === 'name' ? 'entryField.name' : 'entryField.title')}
            isRequired
            languages={tags.map((tag) => ({
              tag,
              name: names.of(tag) ?? tag,
              dir: getDirection(tag),
            }))}
            values={texts}
            onChange={(tag, text) =>
              setTyped((before) => ({
                ...before,
                title: changeText(before.title, tag, text, language),
              }))
            }
          />
          <IdField
            list={list}
            value={id}
            error={idProblem === 'taken' ? t('newEntry.idTaken') : undefined}
            onChange={(next) =>
              setTyped((before) => ({ ...before, id: next === '' ? null : next }))
            }
          />
          {known.isLoading && known.error && (
            <LoadError
              query={{ isFetching: false, refetch: known.refetch }}
              error={known.error}
              size="panel"
            />
          )}
          <div>
            <SubmitButton>{t('newEntry.create')}</SubmitButton>
          </div>
        </Stack>
      </FormFrame>
    </Card>
  );
}

/** The texts of a title with a mark that it is a copy. */
const copyTitle = (title: unknown, language: string, mark: string): EntryText => {
  const texts = readTexts(title, language);
  return Object.entries(texts).reduce<EntryText>(
    (copied, [tag, text]) => changeText(copied, tag, `${text} ${mark}`, language),
    '',
  );
};
