import type { Mock } from '../mock';
import type { Mail } from '../store/types';
import { h } from './h';

/**
 * Why an email's link no longer works; null if it works. The email and its code have the same id.
 */
function linkStatus({ id }: Mail, { store }: Mock): string | null {
  const code = store.oobCodes.get(id);
  if (!code) return 'This link has already been used.';
  return code.expiresAt <= store.clock.now() ? 'This link has expired.' : null;
}

/**
 * A button that confirms the email address to which a verification email was sent. The shop needs
 * it because its emails contain links to the site's page.
 */
function confirmButton({ id }: Mail, { store }: Mock): HTMLElement | null {
  const code = store.oobCodes.get(id);
  const account = code && store.account(code.localId);
  if (code?.type !== 'VERIFY_EMAIL' || !account) return null;
  const onclick = (): void => {
    store.oobCodes.delete(id);
    store.putAccount({ ...account, emailVerified: true });
    void store.flush();
  };
  return h('button', { type: 'button', class: 'small', onclick }, 'Confirm the address here');
}

const time = (instant: number): string => new Date(instant).toISOString().slice(11, 16);

function mailArticle(mail: Mail, mock: Mock): HTMLElement {
  const status = linkStatus(mail, mock);
  return h(
    'article',
    {},
    h('h3', {}, mail.subject),
    h('p', { class: 'soft' }, `To ${mail.to}, ${time(mail.sentAt)} UTC`),
    h('p', {}, mail.text),
    h('a', { href: mail.link, class: 'small' }, 'Open the link'),
    status ? h('p', { class: 'soft' }, status) : confirmButton(mail, mock),
  );
}

/** Renders the sent emails with their links, newest first. */
export function renderOutbox(mock: Mock): Node[] {
  const mails = mock.store.outbox.all().sort((a, b) => b.sentAt - a.sentAt);
  if (mails.length > 0) return mails.map((mail) => mailArticle(mail, mock));
  const text = 'No emails sent yet. Enroll or request a password reset.';
  return [h('p', { class: 'soft' }, text)];
}
