import { copyText } from '@gschool/app';
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
import * as styles from './ContactPage.css';
import { toMailtoUrl, type EmailDraft } from './mailtoUrl';

const topics = ['order', 'size', 'membership', 'page', 'other'] as const;

/** Some email apps do not open longer drafts. */
const MAX_CHARACTERS = 1500;

export interface ContactFormProps {
  /** The recipient. */
  to: string;
}

/**
 * Composes an email and opens it in the reader's email app. The page itself sends nothing. If no
 * app opens, the text can be copied.
 */
export function ContactForm({ to }: ContactFormProps) {
  const t = useT();
  const [draft, setDraft] = useState<EmailDraft | null>(null);
  return (
    <section aria-labelledby="letter" className={styles.form}>
      <Stack space="2">
        <Heading level={2} size="h3" id="letter">
          {t('contact.formTitle')}
        </Heading>
        <Text tone="muted">{t('contact.formText')}</Text>
      </Stack>
      <Form<{ topic: string; order: string; message: string }>
        labelledBy="letter"
        submitLabel={t('contact.open')}
        validate={({ message }) => ({
          message: message.trim()
            ? message.length > MAX_CHARACTERS
              ? t('contact.tooLong', { most: MAX_CHARACTERS })
              : undefined
            : t('contact.empty'),
        })}
        onSubmit={({ topic, order, message }) => {
          const topicLabel = t(`contact.topic.${topics.find((one) => one === topic) ?? 'other'}`);
          const subject = order.trim() ? `${topicLabel}: ${order.trim()}` : topicLabel;
          const next = { to, subject, body: message.trim() };
          setDraft(next);
          window.location.assign(toMailtoUrl(next));
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
          characterLimit={MAX_CHARACTERS}
        />
      </Form>
      {draft && <DraftFallback letter={draft} />}
    </section>
  );
}

/** Shown after submitting, in case no email app opened. */
function DraftFallback({ letter: draft }: { letter: EmailDraft }) {
  const t = useT();
  const [copyStatus, setCopyStatus] = useState('');
  const text = `${draft.to}\n${draft.subject}\n\n${draft.body}`;
  const copy = async () =>
    setCopyStatus(t((await copyText(text)) ? 'contact.copied' : 'contact.copyFailed'));
  return (
    <div className={styles.fallback}>
      <Alert variant="info" title={t('contact.opened')}>
        {t('contact.openedText')}
      </Alert>
      <pre className={styles.copy} dir="auto">
        {text}
      </pre>
      <Stack space="2" align="start">
        <Button variant="quiet" iconStart={icons.copy} onClick={() => void copy()}>
          {t('contact.copy')}
        </Button>
        <Text size="sm" role="status">
          {copyStatus}
        </Text>
      </Stack>
    </div>
  );
}
