import { Button, Heading, Icon, icons } from '@gschool/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './Checkout.css';

export interface CheckoutStepProps {
  number: number;
  title: string;
  state: 'todo' | 'open' | 'done';
  /** Whether the heading gets focus when the step opens. False on page load. */
  shouldFocus: boolean;
  /** A short summary of a completed step. */
  summary?: ReactNode;
  onChange?: (() => void) | undefined;
  changeLabel?: string | undefined;
  children: ReactNode;
}

/** One step of the checkout: upcoming, open or completed. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { number, title, state, shouldFocus: takesFocus } = props;
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'open' && takesFocus) heading.current?.focus();
  }, [state, takesFocus]);
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon icon={icons.check} size="small" /> : number}
        </span>
        <Heading ref={heading} level={2} size="large" tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {state === 'done' && props.onChange && (
          <Button
            variant="plain"
            size="small"
            aria-label={props.changeLabel}
            onClick={props.onChange}
          >
            {t('checkout.change')}
          </Button>
        )}
      </div>
      {state === 'open' && props.children}
      {state === 'done' && props.summary}
    </li>
  );
}
