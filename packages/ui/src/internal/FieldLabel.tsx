import * as styles from './Field.css';
import { useUi } from '../providers/UiProvider/UiProvider';

interface FieldLabelProps {
  label: string;
  isOptional?: boolean | undefined;
  isRequired?: boolean | undefined;
}

/** The text of a field's label, with "optional" or "required". */
export function FieldLabel({ label, isOptional, isRequired }: FieldLabelProps) {
  const { messages } = useUi();
  return (
    <>
      <span>{label}</span>
      {isOptional && <span className={styles.marker}>{` (${messages.optional})`}</span>}
      {/* Screen readers get "required" from the control itself. */}
      {isRequired && (
        <span className={styles.marker} aria-hidden>
          {` (${messages.required})`}
        </span>
      )}
    </>
  );
}
