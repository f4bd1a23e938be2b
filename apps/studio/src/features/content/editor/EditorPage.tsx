import '../../../i18n/en/editor.messages.json';
import '../../../i18n/en/entry.messages.json';

import { useDocumentTitle } from '@gschool/app/routes';
import { useLanguage } from '@gschool/app/i18n';
import { useServerClock } from '@gschool/data';
import { useEntryEditor, type EntryEditor } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { Alert, Button, EmptyState, icons, Stack } from '@gschool/ui';
import { SplitView } from '@gschool/ui/editor';
import { memo, useEffect, useEffectEvent, useMemo, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useT } from '../../../i18n/useT';
import { getListPath, getListTitle, getNewEntryPath } from '../../../shared/content/entryPaths';
import { readText } from '../../../shared/content/entryTexts';
import { useKnownEntries, type KnownEntries } from '../../../shared/content/useKnownEntries';
import { LoadingLines } from '../../../shared/LoadingLines';
import { LoadError } from '../../../shared/QueryResult';
import { formShare, previewShown } from '../../../shared/storedChoices';
import { StudioPage } from '../../../shared/StudioPage';
import { useCloseWarning } from '../../../shared/useCloseWarning';
import { EntryActions } from './actions/EntryActions';
import { EditorBar } from './EditorBar';
import { EntryPreview } from './EntryPreview';
import { EntryStateBadges } from './EntryStateBadges';
import { DeletionConflict } from './form/conflicts/lazyConflicts';
import { EntryForm } from './form/EntryForm';
import { loadEntryCheck } from './form/loadEntryCheck';
import { missingTitles } from './listTexts';
import { NewEntryPage } from './newEntry';
import { useSettledEditor } from './useSettledEditor';

interface EditorPageProps {
  list: PackList;
  /** The id in the URL; `new` for a new entry. */
  id: string;
  /** The sections of the form. */
  Form: ComponentType;
}

/** The page of one entry: what it has, whether it is saved, and how members see it. */
export function EditorPage({ list, id, Form }: EditorPageProps) {
  return id === 'new' ? (
    <NewEntryPage key={list} list={list} />
  ) : (
    <Editor key={`${list} ${id}`} {...{ list, id, Form }} />
  );
}

const isEntry = (value: unknown, id: string): value is SourceEntry =>
  typeof value === 'object' && value !== null && (value as { id?: unknown }).id === id;

/** Saves the entry that the page of new entries handed over, once, if there is none with its id. */
function useCreatedEntry(editor: EntryEditor, id: string): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const created = (state as { create?: unknown } | null)?.create;
  const save = useEffectEvent(() => {
    if (!isEntry(created, id)) return;
    editor.change(created);
    // A reload must not create it again after it was discarded.
    void navigate(pathname, { replace: true, state: null });
  });
  const { status } = editor;
  useEffect(() => {
    if (status === 'missing') save();
  }, [status]);
}

/**
 * The form and the preview follow each key at once. The title, the actions and the state of the save
 * follow after a pause in typing.
 */
function Editor(props: EditorPageProps) {
  const editor = useEntryEditor(props.list, props.id);
  // The server refused it, or the device can't store it. Everything else is on the device already.
  useCloseWarning(editor.save.state === 'failed');
  // Beside the reading of the entry, so that its problems are listed soon after the form.
  useEffect(() => void loadEntryCheck(), []);
  return <EditorView {...props} editor={useSettledEditor(editor)} />;
}

interface EditorViewProps extends EditorPageProps {
  editor: EntryEditor;
}

const EditorView = memo(function EditorView({ list, id, editor, Form }: EditorViewProps) {
  const t = useT();
  const reader = useLanguage();
  const known = useKnownEntries();
  const { entry, live, status } = editor;
  useCreatedEntry(editor, id);
  const school = editor.liveRelease?.language ?? 'en';
  const shown = entry ?? live?.entry;
  const name = readText(shown?.['title'] ?? shown?.['name'], reader, school) || id;
  useDocumentTitle(t('edit.documentTitle', { name, list: t(getListTitle(list)) }));
  return (
    <StudioPage
      title={name}
      trail={[{ name: t(getListTitle(list)), href: getListPath(list) }, { name }]}
      actions={status === 'ready' && <EntryActions {...{ list, id, name, editor, known, entry }} />}
    >
      {status === 'failed' && editor.error ? (
        <LoadError query={{ isFetching: false, refetch: editor.refetch }} error={editor.error} />
      ) : status === 'missing' ? (
        <MissingEntry list={list} />
      ) : status === 'ready' ? (
        <OpenEntry {...{ list, id, name, editor, known, Form }} />
      ) : (
        <LoadingLines label={t('edit.loading')} lines={6} />
      )}
    </StudioPage>
  );
});

interface OpenEntryProps extends EditorViewProps {
  name: string;
  known: KnownEntries;
}

function OpenEntry({ list, id, name, editor, known, Form }: OpenEntryProps) {
  const t = useT();
  const { entry, live } = editor;
  const isPreviewShown = previewShown.useValue();
  const share = formShare.useValue();
  const bar = <EditorBar {...{ list, id, editor }} />;
  const deletion = editor.conflicts.find(({ path }) => path === '');
  return (
    <Stack space="4">
      <EntryStateBadges editor={editor} />
      {deletion && <DeletionConflict conflict={deletion} resolve={editor.resolve} />}
      {!entry && bar}
      {entry ? (
        <SplitView
          header={bar}
          label={t('edit.view')}
          startLabel={t('edit.form')}
          endLabel={t('edit.preview')}
          isEndOpen={isPreviewShown}
          onEndOpenChange={previewShown.set}
          defaultShare={share}
          onShareChange={formShare.set}
          start={<OpenForm {...{ list, id, known, Form }} label={name} />}
          end={<EntryPreview {...{ list, id, known }} />}
        />
      ) : (
        <Alert
          variant="warning"
          title={t('edit.deletedTitle')}
          action={
            live && (
              <Button size="small" onClick={() => editor.change(live.entry)}>
                {t('edit.chooseIt')}
              </Button>
            )
          }
        >
          {t('edit.deletedText')}
        </Alert>
      )}
    </Stack>
  );
}

interface OpenFormProps extends EditorPageProps {
  label: string;
  known: KnownEntries;
}

function OpenForm({ list, id, label, known, Form }: OpenFormProps) {
  const editor = useEntryEditor(list, id);
  const { now } = useServerClock();
  const [openedAt] = useState(() => new Date(now()).toISOString());
  const sections = useMemo(() => <Form />, [Form]);
  const { entry } = editor;
  return (
    entry && (
      <EntryForm {...{ list, id, editor, entry, known, openedAt, label }}>{sections}</EntryForm>
    )
  );
}

/** For an unknown id, and after the draft of a new entry was discarded. */
function MissingEntry({ list }: { list: PackList }) {
  const t = useT();
  return (
    <EmptyState
      icon={icons.search}
      title={t(missingTitles[list])}
      action={
        <>
          <Button href={getListPath(list)}>{t('missing.toList')}</Button>
          <Button variant="quiet" href={getNewEntryPath(list)}>
            {t('edit.newEntry')}
          </Button>
        </>
      }
    >
      {t('missing.text')}
    </EmptyState>
  );
}
