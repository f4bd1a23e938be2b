import { useLayoutEffect, useRef } from 'react';

import { Button } from '../../actions/Button/Button';
import { Badge } from '../../data-display/Badge/Badge';
import { CharacterCount } from '../../forms/TextArea/CharacterCount';
import * as areaStyles from '../../forms/TextArea/TextArea.css';
import { countCharacters, growToContent } from '../../forms/TextArea/useTextLength';
import { FieldError } from '../../internal/FieldError';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './LanguageFields.css';
import type { FieldLanguage, LanguageMark } from './languages';
import { languageFieldsMessages } from './messages';

interface LanguageFieldProps {
  name: string;
  /** What the text is: “Title”. */
  groupLabel: string;
  /** The id of its element. The name of the field is this and the language. */
  groupLabelId: string;
  language: FieldLanguage;
  value: string;
  error: string | undefined;
  /** Keeps room for a mark, even while there is none. */
  hasMarks: boolean;
  mark: LanguageMark | undefined;
  isRequired: boolean | undefined;
  isMultiline: boolean | undefined;
  rows: 2 | 3 | 4 | 6 | 8 | 12 | undefined;
  characterLimit: number | undefined;
  isDisabled: boolean | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
  onConfirm: (() => void) | undefined;
}

/** The text in one of the languages. */
export function LanguageField(props: LanguageFieldProps) {
  const { groupLabel, language, value, mark, characterLimit, isMultiline, rows = 3 } = props;
  const { locale } = useUi();
  const messages = useMessages('languageFields', languageFieldsMessages);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const length = countCharacters(value);
  const isOverLimit = characterLimit !== undefined && length > characterLimit;
  const fieldId = useField({ name: props.name }).controlId;
  const markId = `${fieldId}-mark`;
  const countId = `${fieldId}-count`;
  const ids = useField({
    name: props.name,
    error: props.error,
    id: fieldId,
    describedBy: [mark && markId, characterLimit !== undefined && countId]
      .filter(Boolean)
      .join(' '),
  });
  // Also after a change that was not typed, such as one of another editor.
  useLayoutEffect(() => {
    if (isMultiline && control.current) growToContent(control.current);
  }, [isMultiline, value]);

  const confirm = () => {
    // The button disappears, so focus moves to what it was about.
    control.current?.focus();
    props.onConfirm?.();
  };
  const shared = {
    ...ids.aria,
    ...(isOverLimit && { 'aria-invalid': true }),
    ref: control,
    id: ids.controlId,
    name: props.name,
    value,
    lang: language.tag,
    dir: language.dir,
    'aria-labelledby': `${props.groupLabelId} ${ids.labelId}`,
    required: props.isRequired,
    disabled: props.isDisabled,
    onBlur: props.onBlur,
    onChange: (event: { currentTarget: { value: string } }) =>
      props.onChange(event.currentTarget.value),
  };
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <div className={styles.field}>
      <div className={props.hasMarks ? styles.headWithMarks : styles.head}>
        <label id={ids.labelId} htmlFor={ids.controlId} className={styles.language}>
          {language.name}
        </label>
        {mark === 'missing' && (
          <Badge id={markId} tone="warning">
            {messages.missing}
          </Badge>
        )}
        {typeof mark === 'object' && (
          <>
            <Badge id={markId} tone="warning">
              {messages.outdatedSince(format.format(Date.parse(mark.outdatedSince)))}
            </Badge>
            {props.onConfirm && !props.isDisabled && (
              <Button
                variant="quiet"
                size="small"
                aria-label={messages.confirmOf(groupLabel, language.name)}
                onClick={confirm}
              >
                {messages.confirm}
              </Button>
            )}
          </>
        )}
      </div>
      {isMultiline ? (
        <textarea
          {...shared}
          rows={rows}
          className={classNames(styles.area, areaStyles.rowsClass[rows])}
        />
      ) : (
        <input {...shared} type="text" className={styles.input} />
      )}
      <div className={styles.foot}>
        {characterLimit !== undefined && (
          <CharacterCount id={countId} length={length} limit={characterLimit} />
        )}
        <FieldError id={ids.errorId} message={ids.message} />
      </div>
    </div>
  );
}
