import type { Mock } from '../mock';
import type { Mail } from '../store/types';
import { h } from './h';

/** Why an email's link no longer works, or null. The email has the id of its code. */
function linkStatus({ id }: Mail, { store }: Mock): string | null {
  const code = store.oobCodes.get(id);
  if (!code) return 'This link has already been used.';
  return code.expiresAt <= store.clock.now() ? 'This link has expired.' : null;
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
    status ? h('p', { class: 'soft' }, status) : null,
  );
}

/** Renders the sent emails with their links, newest first. */
export function renderOutbox(mock: Mock): Node[] {
  const mails = mock.store.outbox.all().sort((a, b) => b.sentAt - a.sentAt);
  if (mails.length > 0) return mails.map((mail) => mailArticle(mail, mock));
  const text = 'No emails sent yet. Enroll or request a password reset.';
  return [h('p', { class: 'soft' }, text)];
}
