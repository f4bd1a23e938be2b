import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './Form.css';
import { getFieldId } from './FormContext';
import type { FormErrors } from './formValues';
import * as alertStyles from '../../feedback/Alert/Alert.css';
import { Icon } from '../../data-display/Icon/Icon';
import { classNames } from '../../internal/classNames';
import { useUi } from '../../providers/UiProvider/UiProvider';

interface FormErrorSummaryProps {
  formId: string;
  /** The fields to list, in order. Those without an error are left out. */
  fields: readonly string[];
  errors: FormErrors;
  /** A new number moves focus to the summary. */
  attempt: number;
  /** An error from outside the form; it never moves focus. */
  problem: string | undefined;
  /** The next step, under the errors. */
  action: ReactNode;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
};

/** Lists the errors of a form, with a link to each field. */
export function FormErrorSummary({
  formId,
  fields,
  errors,
  attempt,
  problem,
  action,
}: FormErrorSummaryProps) {
  const { messages } = useUi();
  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summaryRef.current?.focus();
  }, [attempt]);

  const fieldsWithErrors = fields.filter((name) => errors[name]);
  const formError = fieldsWithErrors.includes('form') && errors['form'];
  const formMessages = [formError, problem].filter(Boolean);
  const invalidFields = fieldsWithErrors.filter((name) => name !== 'form');
  const count = formMessages.length + invalidFields.length;
  if (count === 0) return null;
  return (
    // Focus moves to an element without a role or a name, because screen readers already announce
    // the alert.
    <div
      ref={summaryRef}
      tabIndex={-1}
      className={classNames(alertStyles.alert.danger, styles.summary)}
    >
      <span className={alertStyles.icon.danger}>
        <Icon icon={icons.alert} />
      </span>
      {/* Each attempt renders a new alert, so the same errors are announced again. When a
          corrected field removes its error from the list, nothing is announced. */}
      <div key={attempt} role="alert" aria-relevant="additions" className={alertStyles.body}>
        {invalidFields.length === 0 && count === 1 ? (
          <p className={alertStyles.title}>{formMessages[0]}</p>
        ) : (
          <>
            <p className={alertStyles.title}>{messages.errorSummary(count)}</p>
            <ul className={styles.list}>
              {formMessages.map((message) => (
                <li key={String(message)}>{message}</li>
              ))}
              {invalidFields.map((name) => (
                <li key={name}>
                  <a
                    href={`#${getFieldId(formId, name)}`}
                    className={styles.summaryLink}
                    onClick={(event) => focusField(event, getFieldId(formId, name))}
                  >
                    {errors[name]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {action && <div className={alertStyles.action}>{action}</div>}
      </div>
    </div>
  );
}
