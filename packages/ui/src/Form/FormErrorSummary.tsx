import { useEffect, useRef, type MouseEvent } from 'react';
import * as icons from '../Icon/icons';
import { list, summary, summaryLink } from './Form.css';
import { fieldId } from './FormContext';
import type { FormErrors } from './formValues';
import { alert, body, icon, title } from '../Alert/Alert.css';
import { Icon } from '../Icon/Icon';
import { classNames } from '../internal/classNames';
import { useUi } from '../UiProvider/UiProvider';

interface FormErrorSummaryProps {
  formId: string;
  /** The fields to name, in order; those whose error is gone drop out. */
  fields: readonly string[];
  errors: FormErrors;
  /** Each new number takes the focus here. */
  attempt: number;
}

const goToField = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
};

/** What is wrong with a form, in one place, with a way to each field. */
export function FormErrorSummary({ formId, fields, errors, attempt }: FormErrorSummaryProps) {
  const { messages } = useUi();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const open = fields.filter((name) => errors[name]);
  if (open.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={classNames(alert({ variant: 'danger' }), summary)}
    >
      <span className={icon({ variant: 'danger' })}>
        <Icon icon={icons.alert} />
      </span>
      <div className={body}>
        {open.length === 1 && open[0] === 'form' ? (
          <p className={title}>{errors['form']}</p>
        ) : (
          <>
            <p className={title}>{messages.errorSummary(open.length)}</p>
            <ul className={list}>
              {open.map((name) => (
                <li key={name}>
                  {name === 'form' ? (
                    errors[name]
                  ) : (
                    <a
                      href={`#${fieldId(formId, name)}`}
                      className={summaryLink}
                      onClick={(event) => goToField(event, fieldId(formId, name))}
                    >
                      {errors[name]}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
