import { useRef, type ReactNode } from 'react';

import { formatImageTypes, formatFileSize } from './imageRules';
import * as styles from './ImageUpload.css';
import { ImageUploadPreview } from './ImageUploadPreview';
import { useImageSelection } from './useImageSelection';
import { imageUploadMessages } from './messages';
import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import * as fieldStyles from '../../internal/Field.css';
import { FieldError } from '../../internal/FieldError';
import { FieldLabel } from '../../internal/FieldLabel';
import { classNames } from '../../internal/classNames';
import { useField } from '../../internal/useField';

export interface ImageUploadProps {
  /** The label: “Profile photo”. */
  label: string;
  /** The key of its error in the form. The file is passed to `onSelect`. */
  name?: string | undefined;
  /** A line of help, before the accepted types. */
  hint?: ReactNode;
  /** An error of the file or the upload. A `Form` around it sets it by `name`. */
  error?: string | undefined;
  /**
   * Shows "optional" beside the label.
   * @default false
   */
  isOptional?: boolean | undefined;
  /**
   * A round portrait or a wide picture.
   * @default 'avatar'
   */
  variant?: 'avatar' | 'wide' | undefined;
  /** URL of the current picture. */
  src?: string | undefined;
  /** The accepted media types. @default JPEG, PNG and WebP */
  accept?: readonly string[] | undefined;
  /**
   * The maximum size of a file.
   * @default 5 MB
   */
  maxBytes?: number | undefined;
  /** Called with a file of an accepted type and size. The page uploads it. */
  onSelect: (file: File) => void;
  /** Adds a button to remove the picture. */
  onRemove?: (() => void) | undefined;
  /** The progress of the upload, from 0 to 100; undefined without an upload. */
  progress?: number | undefined;
  /** With `error`: adds a button to retry the upload. */
  onRetry?: (() => void) | undefined;
  /**
   * Visible, but not editable.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The class name of the element around it. */
  className?: string | undefined;
}

const DEFAULT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * A field for one picture, which can be selected, dropped, pasted, previewed, replaced and
 * removed.
 */
export function ImageUpload({
  label,
  name,
  hint,
  error,
  isOptional,
  variant = 'avatar',
  src,
  accept = DEFAULT_TYPES,
  maxBytes = 5_000_000,
  onSelect,
  onRemove,
  progress,
  onRetry,
  isDisabled = false,
  className,
}: ImageUploadProps) {
  const { locale, messages: commonMessages } = useUi();
  const messages = useMessages('imageUpload', imageUploadMessages);
  const input = useRef<HTMLInputElement>(null);
  const selection = useImageSelection({ accept, maxBytes, isDisabled, onSelect, onRemove });
  const { file, url, problem, isDraggedOver } = selection;
  // A picture that could not be removed is still there.
  const isRemoved = selection.isRemoved && error === undefined;

  const typeNames = formatImageTypes(accept, locale);
  const maxSize = formatFileSize(maxBytes, locale);
  const selectionError =
    problem && (problem === 'kind' ? messages.wrongType(typeNames) : messages.tooLarge(maxSize));
  const ids = useField({ name, hint: true, error: selectionError ?? error });
  const chooseId = `${ids.controlId}-choose`;
  const picture = url ?? (isRemoved ? undefined : src);
  const isSending = progress !== undefined;
  const isFilled = picture !== undefined;
  const isWide = variant === 'wide';

  const remove = () => {
    selection.remove();
    input.current?.focus();
  };
  return (
    <div
      role="group"
      aria-labelledby={ids.labelId}
      className={classNames(fieldStyles.field, className)}
      {...selection.zoneProps}
    >
      <span id={ids.labelId} className={fieldStyles.label}>
        <FieldLabel {...{ label, isOptional }} />
      </span>
      <div
        className={classNames(
          styles.zone[variant],
          isFilled && styles.filledZone,
          isWide && !isFilled && styles.emptyZone,
        )}
        data-over={isDraggedOver || undefined}
        data-invalid={ids.message ? true : undefined}
        data-disabled={isDisabled || undefined}
      >
        <ImageUploadPreview variant={variant} src={picture} alt={url ? messages.preview : label} />
        <div className={styles.tools[isWide ? (isFilled ? 'wideFilled' : 'wideEmpty') : 'avatar']}>
          <div className={styles.actions}>
            <input
              {...ids.aria}
              ref={input}
              id={ids.controlId}
              name={name}
              type="file"
              accept={accept.join(',')}
              disabled={isDisabled || isSending}
              aria-labelledby={`${ids.labelId} ${chooseId}`}
              className={styles.input}
              onChange={(event) => {
                selection.selectFile(event.currentTarget.files?.[0]);
                // Selecting the same file again must fire a change event.
                event.currentTarget.value = '';
              }}
            />
            <label htmlFor={ids.controlId} id={chooseId} className={styles.chooseButton}>
              <Icon icon={icons.picture} />
              <span>{picture ? messages.replace : messages.choose}</span>
            </label>
            {picture && onRemove && (
              <Button
                variant="plain"
                size="small"
                iconStart={icons.trash}
                disabled={isDisabled || isSending}
                onClick={remove}
              >
                {messages.remove}
              </Button>
            )}
          </div>
          {isSending && (
            <div className={styles.progress}>
              <ProgressBar label={messages.uploading} value={progress} />
              <span aria-hidden>{`${Math.round(progress)} %`}</span>
            </div>
          )}
          <p id={ids.hintId} className={fieldStyles.hint}>
            <span>{[hint, messages.accepts(typeNames, maxSize)].filter(Boolean).join(' ')}</span>
            {!picture && !isDisabled && (
              <span className={styles.dropHint}>
                {' '}
                {isDraggedOver ? messages.dropHere : messages.dropHint}
              </span>
            )}
          </p>
        </div>
      </div>
      {ids.message && (
        <div className={styles.errorRow}>
          <FieldError id={ids.errorId} message={ids.message} />
          {onRetry && !selectionError && (
            <Button variant="quiet" size="small" iconStart={icons.refresh} onClick={onRetry}>
              {commonMessages.retry}
            </Button>
          )}
        </div>
      )}
      <VisuallyHidden role="status">
        {ids.message ?? (file ? messages.chosen(file.name) : isRemoved ? messages.removed : '')}
      </VisuallyHidden>
    </div>
  );
}
