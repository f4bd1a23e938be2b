import { useId, useState, type ReactNode } from 'react';

import { FieldLabel } from '../../internal/FieldLabel';
import * as fieldStyles from '../../internal/Field.css';
import { classNames } from '../../internal/classNames';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as styles from './LanguageFields.css';
import { LanguageField } from './LanguageField';
import type { FieldLanguage, LanguageMark } from './languages';
import { languageFieldsMessages } from './messages';

export interface LanguageFieldsProps {
  /** What the text is: “Title”. */
  label: string;
  /** A line of help under the label. */
  hint?: ReactNode;
  /**
   * The key of the text. The field of a language is called `NAME.TAG`: `title.ar`.
   */
  name: string;
  /** The languages, the one that the others are translated from first. */
  languages: readonly FieldLanguage[];
  /** The text by language tag. A language without one is empty. */
  values: Readonly<Record<string, string | undefined>>;
  /** Called with the tag of a language and its new text. */
  onChange: (tag: string, text: string) => void;
  /** Called when focus leaves the field of a language. */
  onBlur?: ((tag: string) => void) | undefined;
  /** What is to do, by language tag. */
  marks?: Readonly<Record<string, LanguageMark | undefined>> | undefined;
  /**
   * Called when a translation is marked as correct although the text that it translates has
   * changed. Without it, there is no such button.
   */
  onConfirm?: ((tag: string) => void) | undefined;
  /** The error messages by language tag. */
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * Shows “optional” next to the label.
   * @default false
   */
  isOptional?: boolean | undefined;
  /**
   * Shows “required” next to the label. Only the text in the first language is required.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Renders fields for several lines, which grow with their text.
   * @default false
   */
  isMultiline?: boolean | undefined;
  /**
   * The minimum number of rows of a field for several lines.
   * @default 3
   */
  rows?: 2 | 3 | 4 | 6 | 8 | 12 | undefined;
  /**
   * The maximum number of characters. Longer text can be typed, so that pasted text is not cut off
   * silently.
   */
  characterLimit?: number | undefined;
  /**
   * Disables all fields.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Class names for the layout around it. */
  className?: string | undefined;
}

/**
 * One text in several languages, side by side, each in its direction, with marks for translations
 * that are missing or outdated. The app has the texts.
 */
export function LanguageFields(props: LanguageFieldsProps) {
  const { label, hint, name, languages, values, marks, errors, isRequired, isOptional } = props;
  const messages = useMessages('languageFields', languageFieldsMessages);
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={hint ? hintId : undefined}
      className={classNames(fieldStyles.field, props.className)}
      data-print="none"
    >
      <span id={labelId} className={fieldStyles.label}>
        <FieldLabel {...{ label, isOptional, isRequired }} />
      </span>
      {hint && (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.columns}>
        {languages.map((language, index) => {
          const { tag } = language;
          const mark = marks?.[tag];
          return (
            <LanguageField
              key={tag}
              groupLabel={label}
              groupLabelId={labelId}
              name={`${name}.${tag}`}
              language={language}
              value={values[tag] ?? ''}
              error={errors?.[tag]}
              isRequired={isRequired && index === 0}
              isMultiline={props.isMultiline}
              rows={props.rows}
              characterLimit={props.characterLimit}
              isDisabled={props.isDisabled}
              hasMarks={marks !== undefined}
              mark={mark}
              onChange={(text) => props.onChange(tag, text)}
              onBlur={() => props.onBlur?.(tag)}
              onConfirm={
                props.onConfirm &&
                (() => {
                  setAnnouncement(messages.confirmed(language.name));
                  props.onConfirm?.(tag);
                })
              }
            />
          );
        })}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
