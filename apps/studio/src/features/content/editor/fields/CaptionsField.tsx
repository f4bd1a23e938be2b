import { getLocale, languageNames, languages } from '@gschool/app/i18n';
import { Button, IconButton, icons, Select, Stack, Text, TextField } from '@gschool/ui';

import { useT } from '../../../../i18n/useT';
import { EntryField } from '../form/EntryField';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import { changeRow, removeRow, toRows, type Row } from './rows';
import * as styles from './Rows.css';
import { useRowFocus } from './useRowFocus';

const NAME = 'captions';

/** The captions of a class, one file for each language. */
export function CaptionsField() {
  const t = useT();
  const { problems, isRevealed, reveal } = useEntryForm();
  const { value, change } = useEntryField<readonly Row[]>(NAME);
  const focusNext = useRowFocus();
  const rows = toRows(value);
  const used = new Set(rows.map((row) => row['language']));

  const add = () => {
    const free = languages.find((tag) => !used.has(tag));
    change([...rows, free === undefined ? {} : { language: free, label: languageNames[free] }]);
    focusNext(`${NAME}.${rows.length}.${free === undefined ? 'language' : 'src'}`);
  };
  const remove = (index: number) => {
    change(removeRow(rows, index));
    focusNext(rows.length > 1 ? `${NAME}.${Math.min(index, rows.length - 2)}.src` : NAME);
  };
  const getProps = (index: number, name: string) => {
    const path = `${NAME}.${index}.${name}`;
    const current = rows[index]?.[name];
    return {
      name: path,
      value: String(current ?? ''),
      error: current === undefined && !isRevealed(path) ? undefined : problems[path],
      onBlur: () => reveal(path),
    };
  };
  return (
    <EntryField name={NAME}>
      <Stack space="4">
        {rows.length === 0 && <Text tone="muted">{t('captions.empty')}</Text>}
        <ul className={styles.rows}>
          {rows.map((row, index) => {
            const tag = String(row['language'] ?? '');
            const known: readonly string[] = languages;
            return (
              // Rows have no ids: their place is their identity, and the values are in the form.
              <li key={index} className={styles.row}>
                <Stack space="3">
                  <Select
                    {...getProps(index, 'language')}
                    label={t('captions.language', { number: index + 1 })}
                    placeholder={t('captions.choose')}
                    options={[
                      ...languages.map((one) => ({
                        value: one as string,
                        label: languageNames[one],
                      })),
                      ...(tag === '' || known.includes(tag)
                        ? []
                        : [{ value: tag, label: getLanguageName(tag) }]),
                    ]}
                    onChange={({ currentTarget: { value: next } }) => {
                      const label = known.includes(next)
                        ? languageNames[next as keyof typeof languageNames]
                        : getLanguageName(next);
                      const withLanguage = changeRow(rows, index, 'language', next || undefined);
                      change(changeRow(withLanguage, index, 'label', label));
                    }}
                  />
                  <TextField
                    {...getProps(index, 'label')}
                    label={t('captions.label', { number: index + 1 })}
                    lang={tag || undefined}
                    dir="auto"
                    onChange={(event) =>
                      change(
                        changeRow(rows, index, 'label', event.currentTarget.value || undefined),
                      )
                    }
                  />
                  <TextField
                    {...getProps(index, 'src')}
                    label={t('captions.file', { number: index + 1 })}
                    hint={t('captions.fileHint')}
                    dir="ltr"
                    autoComplete="off"
                    spellCheck={false}
                    onChange={(event) =>
                      change(
                        changeRow(
                          rows,
                          index,
                          'src',
                          event.currentTarget.value.trim() || undefined,
                        ),
                      )
                    }
                  />
                </Stack>
                <IconButton
                  label={t('captions.remove', { number: index + 1 })}
                  icon={icons.trash}
                  onClick={() => remove(index)}
                />
              </li>
            );
          })}
        </ul>
        <div>
          <Button variant="quiet" iconStart={icons.plus} onClick={add}>
            {t('captions.add')}
          </Button>
        </div>
      </Stack>
    </EntryField>
  );
}

/** The name of a language in that language. */
const getLanguageName = (tag: string): string => {
  try {
    return new Intl.DisplayNames(getLocale(tag), { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Not a language tag.
    return tag;
  }
};
