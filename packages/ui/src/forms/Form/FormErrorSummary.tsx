import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import * as icons from '../../data-display/Icon/icons';
import * as styles from './Form.css';
import { fieldId } from './FormContext';
import type { FormErrors } from './formValues';
import * as alertStyles from '../../feedback/Alert/Alert.css';
import { Icon } from '../../data-display/Icon/Icon';
import { classNames } from '../../internal/classNames';
import { useUi } from '../../providers/UiProvider/UiProvider';

interface FormErrorSummaryProps {
  formId: string;
  /** The fields to name, in order; those whose error is gone drop out. */
  fields: readonly string[];
  errors: FormErrors;
  /** Each new number takes the focus here. */
  attempt: number;
  /** What went wrong beside the form; it never takes the focus. */
  problem: string | undefined;
  /** A next step, under the words. */
  action: ReactNode;
}

const goToField = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
};

/** What is wrong with a form, in one place, with a way to each field. */
export function FormErrorSummary({
  formId,
  fields,
  errors,
  attempt,
  problem,
  action,
}: FormErrorSummaryProps) {
  const { messages } = useUi();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const open = fields.filter((name) => errors[name]);
  const whole = [open.includes('form') && errors['form'], problem].filter(Boolean);
  const faulty = open.filter((name) => name !== 'form');
  const count = whole.length + faulty.length;
  if (count === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classNames(alertStyles.alert({ variant: 'danger' }), styles.summary)}
    >
      <span className={alertStyles.icon({ variant: 'danger' })}>
        <Icon icon={icons.alert} />
      </span>
      <div className={alertStyles.body}>
        {faulty.length === 0 && count === 1 ? (
          <p className={alertStyles.title}>{whole[0]}</p>
        ) : (
          <>
            <p className={alertStyles.title}>{messages.errorSummary(count)}</p>
            <ul className={styles.list}>
              {whole.map((words) => (
                <li key={String(words)}>{words}</li>
              ))}
              {faulty.map((name) => (
                <li key={name}>
                  <a
                    href={`#${fieldId(formId, name)}`}
                    className={styles.summaryLink}
                    onClick={(event) => goToField(event, fieldId(formId, name))}
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
