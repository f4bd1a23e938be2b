import '../../../i18n/en/bulkEdit.messages.json';

import { getDirection } from '@gschool/app/i18n';
import type { PackList } from '@gschool/domain/content-pack';
import { Alert, Button, Select, Stack, Switch, Text, useUi } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';
import { useMemo, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { LoadError } from '../../../shared/QueryResult';
import { useRestoredState } from '../../../shared/restored-input/restoredInput';
import type { ContentRow } from '../lists/contentRow';
import { languageLabel } from '../lists/labels';
import { BatchResult } from './BatchResult';
import { problemText } from './problemText';
import {
  applyTranslations,
  listTranslationRows,
  type ParsedTranslations,
} from './translationTable';
import { toTextKey } from './textKey';
import { TranslationExchange } from './TranslationExchange';
import { TranslationTexts } from './TranslationTexts';
import { useBulkEntries } from './useBulkEntries';
import { useDraftBatch } from './useDraftBatch';

interface TranslateDialogProps {
  list: PackList;
  rows: readonly ContentRow[];
  /** The language in which the school writes. */
  language: string;
  /** The other languages. */
  languages: readonly string[];
  onClose: () => void;
}

const noTexts: ReadonlyMap<string, string> = new Map();

/** The number of problems that are listed. */
const MAX_PROBLEMS = 20;

/**
 * Translates the texts of several entries: two columns, each in its direction, or a file for a
 * translator.
 */
export function TranslateDialog(props: TranslateDialogProps) {
  const { list, language, languages, onClose } = props;
  const t = useT();
  const { locale } = useUi();
  // What was selected when it opened. Saved drafts change the rows of the table.
  const [rows] = useState(props.rows);
  const [target, setTarget] = useRestoredState(`${list} language`, languages[0] ?? '');
  const [isMissingOnly, setMissingOnly] = useRestoredState(`${list} missing`, true);
  const [typed, setTyped] = useRestoredState<ReadonlyMap<string, string>>(
    `${list} translations`,
    noTexts,
  );
  const [imported, setImported] = useState<ParsedTranslations | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const read = useBulkEntries(list, rows);
  const batch = useDraftBatch();
  const { entries } = read;
  const targets = useMemo(() => [target], [target]);
  const texts = useMemo(
    () =>
      entries &&
      listTranslationRows(
        entries.map(({ entry }) => entry),
        language,
        targets,
        isMissingOnly,
      ),
    [entries, language, targets, isMissingOnly],
  );

  // All texts of the selection, so that what was typed counts even if it is not shown.
  const applied = useMemo(() => {
    if (!entries) return undefined;
    const known = entries.map(({ entry }) => entry);
    const all = listTranslationRows(known, language, languages, false);
    const ofForm = all.flatMap((row) => {
      const translation = typed.get(toTextKey(row));
      return translation === undefined ? [] : [{ ...row, translation, row: 0 }];
    });
    return applyTranslations(list, known, { rows: ofForm, problems: [] }, language, languages);
  }, [entries, list, language, languages, typed]);
  const count = applied?.count ?? 0;
  const { step } = batch.state;
  const isBusy = step === 'saving' || step === 'undoing';
  const titles = useMemo(() => new Map(rows.map(({ id, title }) => [id, title])), [rows]);

  /** Puts the texts of a file into the columns, where they can be read before they are saved. */
  const take = (parsed: ParsedTranslations) => {
    if (!entries) return;
    const known = entries.map(({ entry }) => entry);
    const checked = applyTranslations(list, known, parsed, language, languages);
    const wrong = new Set(checked.problems.map(({ row }) => row));
    const next = new Map(typed);
    for (const row of parsed.rows)
      if (row.translation.trim() !== '' && !wrong.has(row.row))
        next.set(toTextKey(row), row.translation);
    setTyped(next);
    setImported({ rows: parsed.rows, problems: checked.problems });
  };
  const save = async () => {
    if (!applied || !entries || applied.changed.length === 0) return;
    const byId = new Map(entries.map((one) => [one.id, one]));
    await batch.save(
      applied.changed.flatMap((next) => {
        const one = byId.get(next.id);
        return one ? [read.toDraft(one, next)] : [];
      }),
    );
  };
  const close = () => {
    if (isBusy) return;
    if (step === 'idle' && count > 0 && !isLeaving) setLeaving(true);
    else onClose();
  };
  const problems = [...(imported?.problems ?? []), ...(applied?.problems ?? [])];
  return (
    <Dialog
      title={t('translate.title', { count: rows.length })}
      description={step === 'idle' ? t('translate.text') : undefined}
      size="large"
      isOpen
      onOpenChange={close}
      footer={
        step === 'idle' ? (
          <>
            {isLeaving && (
              <Button variant="plain" onClick={onClose}>
                {t('translate.discard')}
              </Button>
            )}
            <Button
              aria-disabled={count === 0 || undefined}
              onClick={() => {
                if (count > 0) void save();
              }}
            >
              {t('translate.save', { count })}
            </Button>
          </>
        ) : (
          !isBusy && (
            <Button variant="quiet" onClick={onClose}>
              {t('bulkEdit.close')}
            </Button>
          )
        )
      }
    >
      {step !== 'idle' ? (
        <BatchResult batch={batch} hasPublishLink />
      ) : read.error && !entries ? (
        <LoadError query={read} error={read.error} size="panel" level={3} />
      ) : !texts ? (
        <Text role="status">{t('bulkEdit.reading')}</Text>
      ) : (
        <Stack space="5">
          {isLeaving && count > 0 && (
            <Alert variant="warning">{t('translate.unsaved', { count })}</Alert>
          )}
          {languages.length > 1 && (
            <Select
              name="language"
              label={t('translate.language')}
              value={target}
              onChange={({ currentTarget }) => setTarget(currentTarget.value)}
              options={languages.map((tag) => ({ value: tag, label: languageLabel(tag, locale) }))}
            />
          )}
          <Switch
            name="missing"
            label={t('translate.onlyMissing')}
            checked={isMissingOnly}
            onChange={({ currentTarget }) => setMissingOnly(currentTarget.checked)}
          />
          <TranslationExchange name={`${list}-${target}`} texts={texts} onTake={take} />
          {imported && (
            <Text role="status">
              {t('translate.taken', {
                count: imported.rows.filter(({ translation }) => translation.trim() !== '').length,
                refused: imported.problems.length,
              })}
            </Text>
          )}
          {problems.length > 0 && (
            <Alert variant="warning">
              <Stack as="ul" role="list" space="1">
                {problems.slice(0, MAX_PROBLEMS).map((problem, at) => (
                  <li key={at}>{problemText(problem, t)}</li>
                ))}
                {problems.length > MAX_PROBLEMS && (
                  <li>{t('translate.moreProblems', { count: problems.length - MAX_PROBLEMS })}</li>
                )}
              </Stack>
            </Alert>
          )}
          <TranslationTexts
            key={`${target} ${imported?.rows.length ?? 0}`}
            texts={texts}
            titles={titles}
            typed={typed}
            onType={(key, text) => setTyped((before) => new Map(before).set(key, text))}
            direction={getDirection(language)}
            language={language}
          />
        </Stack>
      )}
    </Dialog>
  );
}
