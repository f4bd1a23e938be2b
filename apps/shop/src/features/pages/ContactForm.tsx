import {
  Alert,
  Button,
  Form,
  Heading,
  icons,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import * as css from './ContactPage.css';
import { mailtoOf, type Letter } from './mailtoUrl';

const topics = ['order', 'size', 'membership', 'page', 'other'] as const;

/** More than this, and some mail programs do not open at all. */
const MOST = 1500;

export interface LetterFormProps {
  /** Whom the letter is to. */
  to: string;
}

/**
 * Writes a letter and opens it in the reader's own mail program. Nothing is sent from here,
 * and it says so; where no mail program opens, the letter can be copied.
 */
export function LetterForm({ to }: LetterFormProps) {
  const t = useT();
  const [letter, setLetter] = useState<Letter | null>(null);
  return (
    <section aria-labelledby="letter" className={css.letter}>
      <Stack space="2">
        <Heading level={2} size="h3" id="letter">
          {t('contact.formTitle')}
        </Heading>
        <Text tone="soft">{t('contact.formText')}</Text>
      </Stack>
      <Form<{ topic: string; order: string; message: string }>
        labelledBy="letter"
        submitLabel={t('contact.open')}
        validate={({ message }) => ({
          message: message.trim()
            ? message.length > MOST
              ? t('contact.tooLong', { most: MOST })
              : undefined
            : t('contact.empty'),
        })}
        onSubmit={({ topic, order, message }) => {
          const about = t(`contact.topic.${topics.find((one) => one === topic) ?? 'other'}`);
          const subject = order.trim() ? `${about}: ${order.trim()}` : about;
          const next = { to, subject, body: message.trim() };
          setLetter(next);
          window.location.assign(mailtoOf(next));
        }}
      >
        <Select
          name="topic"
          label={t('contact.topic')}
          options={topics.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
        />
        <TextField name="order" label={t('contact.order')} isOptional autoComplete="off" />
        <TextArea
          name="message"
          label={t('contact.message')}
          hint={t('contact.messageHint')}
          rows={6}
          characterLimit={MOST}
        />
      </Form>
      {letter && <Opened letter={letter} />}
    </section>
  );
}

/** What to do where nothing opened. */
function Opened({ letter }: { letter: Letter }) {
  const t = useT();
  const [said, setSaid] = useState('');
  const text = `${letter.to}\n${letter.subject}\n\n${letter.body}`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t('contact.copied')),
      () => setSaid(t('contact.copyFailed')),
    );
  return (
    <div className={css.opened}>
      <Alert variant="info" title={t('contact.opened')}>
        {t('contact.openedText')}
      </Alert>
      <pre className={css.copy} dir="auto">
        {text}
      </pre>
      <Stack space="2" align="start">
        <Button variant="quiet" iconStart={icons.copy} onClick={() => void copy()}>
          {t('contact.copy')}
        </Button>
        <Text size="sm" role="status">
          {said}
        </Text>
      </Stack>
    </div>
  );
}
