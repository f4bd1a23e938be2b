import { LanguageFields, type LanguageMark } from '@gschool/ui/editor';

import { changeText, readTexts, type EntryText } from '../../../../shared/content/entryTexts';
import { EntryField } from '../form/EntryField';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';

interface TextsFieldProps {
  /** The path of the text in the entry. */
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  isMultiline?: boolean | undefined;
  characterLimit?: number | undefined;
}

/** A text in the school's languages, with what its translations need. */
export function TextsField({ name, ...field }: TextsFieldProps) {
  const { value, change, onBlur, error } = useEntryField<EntryText>(name);
  return (
    <EntryField name={name}>
      <TextsInput {...field} {...{ name, value, change, onBlur, error }} />
    </EntryField>
  );
}

interface TextsInputProps extends TextsFieldProps {
  value: unknown;
  change: (value: EntryText) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The same for a text in a row, whose value belongs to the list of rows. */
export function TextsInput({ name, value, change, onBlur, error, ...field }: TextsInputProps) {
  const { language, languages, outdated, confirm } = useEntryForm();
  const texts = readTexts(value, language);
  const marks = Object.fromEntries(
    languages.flatMap(({ tag }): [string, LanguageMark][] => {
      if (tag === language || !texts[language]) return [];
      const since = outdated[`${tag}/${name}`];
      if (!texts[tag]) return [[tag, 'missing']];
      return since === undefined ? [] : [[tag, { outdatedSince: since }]];
    }),
  );
  return (
    <LanguageFields
      {...field}
      name={name}
      languages={languages}
      values={texts}
      marks={marks}
      errors={{ [language]: error }}
      onChange={(tag, text) => change(changeText(value, tag, text, language))}
      onBlur={onBlur}
      onConfirm={(tag) => confirm(`${tag}/${name}`)}
    />
  );
}
