import '../../../i18n/en/bulkEdit.messages.json';

import { getDirection } from '@gschool/app/i18n';
import { Button, Inline, Stack, Text, TextArea } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { useFieldLabel } from '../../../shared/content/useFieldLabel';
import { toTextKey } from './textKey';
import * as styles from './TranslationTexts.css';
import type { TranslationRow } from './translationTable';

/** The number of texts that are shown at first, and how many more each time. */
const PAGE = 30;

interface TranslationTextsProps {
  texts: readonly TranslationRow[];
  /** The titles of the entries by id. */
  titles: ReadonlyMap<string, string>;
  /** What was typed, by `toTextKey`. */
  typed: ReadonlyMap<string, string>;
  onType: (key: string, text: string) => void;
  /** The language of the originals, and its direction. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Originals and translations in two columns, each in its own direction. */
export function TranslationTexts(props: TranslationTextsProps) {
  const { texts, titles, typed, onType, language, direction } = props;
  const t = useT();
  const getFieldLabel = useFieldLabel();
  const [count, setCount] = useState(PAGE);
  if (texts.length === 0) return <Text>{t('translate.none')}</Text>;
  return (
    <Stack space="4">
      <Stack as="ul" role="list" space="4">
        {texts.slice(0, count).map((row) => {
          const key = toTextKey(row);
          const title = titles.get(row.id) ?? row.id;
          return (
            <li key={key} className={styles.pair}>
              <div>
                <Text size="sm" tone="muted">
                  <bdi>{title}</bdi> · {getFieldLabel(row.field)}
                </Text>
                <p lang={language} dir={direction} className={styles.original}>
                  {row.original}
                </p>
              </div>
              <TextArea
                name={key}
                label={t('translate.textLabel', { title, field: getFieldLabel(row.field) })}
                isLabelHidden
                lang={row.language}
                dir={getDirection(row.language)}
                rows={2}
                defaultValue={typed.get(key) ?? row.translation}
                onInput={({ currentTarget }) => onType(key, currentTarget.value)}
              />
            </li>
          );
        })}
      </Stack>
      {texts.length > count && (
        <Inline>
          <Button variant="quiet" onClick={() => setCount(count + PAGE)}>
            {t('translate.more', { count: texts.length - count })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
