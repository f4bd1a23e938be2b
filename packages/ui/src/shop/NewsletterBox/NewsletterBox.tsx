import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '../../actions/Button/Button';
import { newsletterMessages } from './messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './NewsletterBox.css';

export interface NewsletterBoxProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** The content of the newsletter and how often it is sent, in one sentence. */
  description?: string | undefined;
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /**
   * `row` puts text and form side by side where there is room, `stack` never does.
   * @default 'row'
   */
  layout?: 'row' | 'stack' | undefined;
  /**
   * Passes the email to a newsletter provider; a rejection shows the form's error. Without it, the
   * box only checks the email and says that nothing is stored
   * (docs/product/shop.md#newsletter).
   */
  onSubscribe?: ((email: string) => Promise<void>) | undefined;
}

type State = 'idle' | 'invalid' | 'sending' | 'done' | 'placeholder' | 'failed';

/** An email field with a Subscribe button and the promise not to share the email. */
export function NewsletterBox({
  title,
  description,
  headingLevel = 2,
  layout = 'row',
  onSubscribe,
}: NewsletterBoxProps) {
  const Title = `h${headingLevel}` as const;
  const { messages: commonMessages } = useUi();
  const messages = useMessages('newsletter', newsletterMessages);
  const [state, setState] = useState<State>('idle');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    // Copying adds invisible characters.
    field.value = field.value.replace(/\p{Cf}/gu, '');
    if (!field.validity.valid) {
      setState('invalid');
      field.focus();
      return;
    }
    if (!onSubscribe) return setState('placeholder');
    setState('sending');
    try {
      await onSubscribe(field.value.trim());
      setState('done');
    } catch {
      setState('failed');
    }
  }

  const isWrong = state === 'invalid' || state === 'failed';
  const status = {
    idle: '',
    sending: '',
    invalid: messages.invalid,
    done: messages.done,
    placeholder: messages.placeholder,
    failed: commonMessages.formFailed,
  }[state];

  return (
    <section className={styles.box[layout]} aria-labelledby={`${id}-title`}>
      <div className={styles.intro}>
        <Title id={`${id}-title`} className={styles.title}>
          {title}
        </Title>
        {description && <p className={styles.text}>{description}</p>}
      </div>
      <form noValidate onSubmit={submit} className={styles.form}>
        <label htmlFor={`${id}-email`} className={styles.label}>
          {messages.email}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            id={`${id}-email`}
            type="email"
            name="email"
            required
            autoComplete="email"
            className={styles.input}
            aria-invalid={state === 'invalid'}
            aria-describedby={`${id}-answer ${id}-promise`}
            onInput={() => state !== 'idle' && setState('idle')}
          />
          <Button type="submit" isLoading={state === 'sending'}>
            {messages.subscribe}
          </Button>
        </div>
        <p
          id={`${id}-answer`}
          role="status"
          className={styles.status}
          data-wrong={isWrong || undefined}
        >
          {status}
        </p>
        <p id={`${id}-promise`} className={styles.privacy}>
          {onSubscribe ? messages.privacy : `${messages.privacy} ${messages.noProvider}`}
        </p>
      </form>
    </section>
  );
}
