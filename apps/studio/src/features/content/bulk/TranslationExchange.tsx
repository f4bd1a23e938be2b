import '../../../i18n/en/bulkEdit.messages.json';

import { saveFile } from '@gschool/app';
import { Button, icons, Inline, Stack, TextArea } from '@gschool/ui';
import { useRef, useState } from 'react';

import { useT } from '../../../i18n/useT';
import { CopyButton } from '../../../shared/CopyButton';
import {
  formatTranslations,
  parseTranslationFile,
  parseTranslations,
  type ParsedTranslations,
  type TranslationFormat,
  type TranslationRow,
} from './translationTable';

const types: Readonly<Record<TranslationFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

const unreadableFile: ParsedTranslations = {
  rows: [],
  problems: [{ row: 0, reason: 'notReadable', detail: '' }],
};

interface TranslationExchangeProps {
  /** The name of the file, without its extension. */
  name: string;
  texts: readonly TranslationRow[];
  onTake: (parsed: ParsedTranslations) => void;
}

/** Gives the texts to a translator as a file, and takes the translations back. */
export function TranslationExchange({ name, texts, onTake }: TranslationExchangeProps) {
  const t = useT();
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const save = (format: TranslationFormat) =>
    saveFile(
      `${name}.${format}`,
      new Blob([formatTranslations(texts, format)], { type: types[format] }),
    );
  return (
    <Stack space="3" role="group" aria-label={t('translate.exchange')}>
      <Inline space="2">
        <Button size="small" variant="quiet" iconStart={icons.download} onClick={() => save('csv')}>
          {t('translate.csv')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          iconStart={icons.download}
          onClick={() => save('json')}
        >
          {t('translate.json')}
        </Button>
        <CopyButton
          label={t('translate.copy')}
          text={formatTranslations(texts, 'csv').replace('\ufeff', '')}
        />
        <Button size="small" variant="quiet" onClick={() => file.current?.click()}>
          {t('translate.openFile')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={pasted !== null}
          onClick={() => setPasted(pasted === null ? '' : null)}
        >
          {t('translate.paste')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          aria-label={t('translate.openFile')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // The same file can be chosen again after it was changed.
            if (!chosen) return;
            void chosen
              .arrayBuffer()
              .then(
                (bytes) => parseTranslationFile(new Uint8Array(bytes)),
                // The file was moved or deleted, or may not be read.
                () => unreadableFile,
              )
              .then((parsed) => {
                currentTarget.value = '';
                onTake(parsed);
              });
          }}
        />
      </Inline>
      {pasted !== null && (
        <Stack space="2">
          <TextArea
            name="pasted"
            label={t('translate.pasteLabel')}
            hint={t('translate.pasteHint')}
            dir="auto"
            rows={4}
            onInput={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <Inline>
            <Button
              size="small"
              aria-disabled={pasted.trim() === '' || undefined}
              onClick={() => {
                if (pasted.trim() === '') return;
                onTake(parseTranslations(pasted));
                setPasted(null);
              }}
            >
              {t('translate.take')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
