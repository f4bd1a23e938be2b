import type { Mock } from '../mock';
import { changeMembership } from '../payments/syncMembership';
import { rememberScenario } from '../scenarioChoice';
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios';
import type { Account, RequestEntry } from '../store/types';
import { h } from './h';
import { renderOutbox } from './outbox';

const DAY_MS = 86_400_000;

/** A tab of the inspector. `render` shows the current state of the mock. */
export interface Panel {
  id: 'control' | 'requests' | 'outbox' | 'accounts';
  title: string;
  render(mock: Mock): Node[];
}

const empty = (text: string): Node[] => [h('p', { class: 'soft' }, text)];

const tableHead = (...names: string[]): HTMLElement =>
  h('thead', {}, h('tr', {}, ...names.map((name) => h('th', { scope: 'col' }, name))));

const requestRow = ({ method, label, status, ms, isUnhandled }: RequestEntry): HTMLElement =>
  h(
    'tr',
    { 'data-bad': isUnhandled || status === 0 || status >= 400 },
    h('td', {}, method),
    h('td', {}, label),
    h('td', { class: 'number' }, status === 0 ? 'failed' : String(status)),
    h('td', { class: 'number' }, String(ms)),
  );

const requests: Panel = {
  id: 'requests',
  title: 'Requests',
  render({ store }) {
    const entries = store.requests.entries.toReversed();
    if (entries.length === 0) return empty('No requests yet.');
    const rows = entries.map(requestRow);
    return [
      h('table', {}, tableHead('Method', 'Request', 'Status', 'ms'), h('tbody', {}, ...rows)),
    ];
  },
};

const outbox: Panel = { id: 'outbox', title: 'Emails', render: renderOutbox };

function accountRow(account: Account, { store }: Mock): HTMLElement {
  const { subscribed, expiresAt = 0, role } = account.customClaims;
  const isActive = subscribed === true && expiresAt > store.clock.now();
  const change = (): void =>
    void changeMembership(
      store,
      account.localId,
      isActive
        ? { kind: 'revoke' }
        : { kind: 'grant', plan: undefined, expiresAt: store.clock.now() + 30 * DAY_MS },
    );
  const button = h(
    'button',
    { type: 'button', class: 'small', onclick: change },
    isActive ? 'End membership' : 'Make a member',
  );
  return h(
    'tr',
    {},
    h('td', {}, account.email, h('br'), h('span', { class: 'soft' }, role ?? 'user')),
    h('td', {}, isActive ? 'active' : 'inactive'),
    h('td', {}, button),
  );
}

const accounts: Panel = {
  id: 'accounts',
  title: 'Accounts',
  render(mock) {
    const rows = mock.store.allAccounts().map((account) => accountRow(account, mock));
    return [
      h('p', { class: 'soft' }, 'Sign in again to see your changes.'),
      h('table', {}, tableHead('Account', 'Membership', ''), h('tbody', {}, ...rows)),
    ];
  },
};

const HOUR = 3_600_000;

const actionButton = (text: string, run: () => unknown, extra = ''): HTMLElement =>
  h('button', { type: 'button', class: `small ${extra}`.trim(), onclick: () => void run() }, text);

function scenarioSelect(mock: Mock): HTMLElement {
  const options = scenarioNames.map((name) =>
    h('option', { value: name, selected: name === mock.scenario }, `${name}: ${scenarios[name]}`),
  );
  const onchange = (event: Event): void => {
    rememberScenario((event.target as HTMLSelectElement).value as ScenarioName);
    location.reload();
  };
  return h('label', {}, 'Scenario (reloads the page)', h('select', { onchange }, ...options));
}

const control: Panel = {
  id: 'control',
  title: 'Scenario',
  render(mock) {
    const { store } = mock;
    const time = new Date(store.clock.now()).toISOString().slice(0, 16).replace('T', ' ');
    const reset = async (): Promise<void> => {
      await store.reset();
      location.reload();
    };
    return [
      scenarioSelect(mock),
      h('h3', {}, `Clock: ${time} UTC`),
      h(
        'div',
        { class: 'row' },
        actionButton('+1 hour', () => store.moveClock(HOUR)),
        actionButton('+1 day', () => store.moveClock(24 * HOUR)),
        actionButton('Reset clock', () => store.moveClock(0)),
      ),
      h('h3', {}, 'Data'),
      h('div', { class: 'row' }, actionButton('Reset data', reset, 'danger')),
      h('p', { class: 'soft' }, 'Deletes new accounts, changes and emails, and reloads the page.'),
    ];
  },
};

export const panels: readonly Panel[] = [control, requests, outbox, accounts];
