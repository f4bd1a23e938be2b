// The demo's customer portal. It shows the data that mocks/src/payments/hostedPageEvents.ts stored,
// and writes events to local storage, which any page of the site applies.
const EVENT_PREFIX = 'gschool.mock.payment.';
const PORTAL_DATA_KEY = 'gschool.mock.ledger';
const find = (id) => document.getElementById(id);
const prefilledEmail = new URLSearchParams(location.search).get('prefilled_email');

function portalData() {
  try {
    const { customers = [], offers = [] } = JSON.parse(localStorage.getItem(PORTAL_DATA_KEY) ?? '{}');
    return { customers, offers };
  } catch {
    return { customers: [], offers: [] };
  }
}

const customers = () => portalData().customers;
const offerOf = (priceId) => portalData().offers.find((offer) => offer.priceId === priceId);

let selected = prefilledEmail ? (customers().find(({ email }) => email === prefilledEmail) ?? null) : null;

const date = (millis) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(millis));

function price(offer) {
  if (!offer) return '';
  const { amount, currency, interval, intervalCount } = offer;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const text = format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
  return intervalCount === 1
    ? `${text} per ${interval}`
    : `${text} every ${intervalCount} ${interval}s`;
}

function stateOf({ status, endsWithPeriod, periodEndsAt }) {
  if (status === 'past_due' || status === 'unpaid') return ['The last payment failed.', true];
  if (status === 'paused') return ['Paused: you won’t be charged, and classes are locked.', true];
  if (status === 'canceled') return ['This subscription has ended.', true];
  return endsWithPeriod
    ? [`Ends on ${date(periodEndsAt)}. You won’t be charged again.`, true]
    : [`Renews on ${date(periodEndsAt)}.`, false];
}

/**
 * How each event changes the subscription that the page shows, until the site has applied the
 * event.
 */
const effects = {
  cancel: (it) =>
    it.status === 'active' ? { ...it, endsWithPeriod: true } : { ...it, status: 'canceled' },
  keep: (it) => ({ ...it, endsWithPeriod: false }),
  pause: (it) => ({ ...it, status: 'paused' }),
  unpause: (it) => ({ ...it, status: 'active' }),
  payNow: (it) => ({ ...it, status: 'active', endsWithPeriod: false, card: 'good' }),
  renew: (it) => (it.endsWithPeriod ? { ...it, status: 'canceled' } : it),
  change: (it, { price: priceId }) => ({ ...it, priceId, planId: offerOf(priceId)?.planId }),
  failRenewal: (it) =>
    it.endsWithPeriod ? { ...it, status: 'canceled' } : { ...it, status: 'past_due' },
};

const messages = {
  cancel: 'Your subscription is canceled.',
  keep: 'Your subscription will continue.',
  pause: 'Your subscription is paused.',
  unpause: 'Your subscription is active again.',
  payNow: 'Thank you, the payment went through.',
  renew: 'The period has ended.',
  change: 'Your plan was changed.',
  failRenewal: 'The period has ended, and the card was declined.',
};

function sendEvent(kind, more = {}) {
  const { uid, subscription } = selected;
  const at = Date.now();
  try {
    localStorage.setItem(
      `${EVENT_PREFIX}${at}-${kind}`,
      JSON.stringify({ at, event: { kind, uid, subscription, ...more } }),
    );
  } catch {
    find('done').textContent = 'This browser blocks storage, so the demo can’t save this.';
    return;
  }
  selected = effects[kind](selected, more);
  show();
  find('done').textContent = `${messages[kind]} Go back to the school to see the change.`;
}

function button(text, kind, className, more) {
  const node = document.createElement('button');
  node.type = 'button';
  node.className = className;
  node.textContent = text;
  node.addEventListener('click', () => {
    sendEvent(kind, more);
    find('actions').querySelector('button')?.focus();
  });
  return node;
}

function actions({ status, endsWithPeriod }) {
  if (status === 'canceled') return [];
  if (status === 'paused')
    return [
      button('Resume', 'unpause', 'primary'),
      button('Cancel subscription', 'cancel', 'quiet'),
    ];
  if (status !== 'active') {
    return [
      button('Pay with another card', 'payNow', 'primary'),
      button('Cancel subscription', 'cancel', 'quiet'),
    ];
  }
  if (endsWithPeriod) return [button('Keep my subscription', 'keep', 'primary')];
  return [button('Cancel subscription', 'cancel', 'quiet'), button('Pause', 'pause', 'quiet')];
}

function show() {
  const all = customers();
  find('choose').hidden = selected !== null || all.length === 0;
  find('manage').hidden = selected === null;
  find('none').hidden = selected !== null || all.length > 0;
  if (!selected) {
    find('people').replaceChildren(
      ...all.map((customer) => {
        const item = document.createElement('li');
        const node = document.createElement('button');
        node.type = 'button';
        node.className = 'quiet';
        node.textContent = customer.email;
        node.addEventListener('click', () => {
          selected = customer;
          show();
          find('actions').querySelector('button')?.focus();
        });
        item.append(node);
        return item;
      }),
    );
    return;
  }
  const [text, isBad] = stateOf(selected);
  find('email').textContent = selected.email;
  const offer = offerOf(selected.priceId);
  find('name').textContent = offer?.name ?? selected.planId;
  find('price').textContent = price(offer);
  find('state').textContent = text;
  find('state').classList.toggle('bad', isBad);
  find('card').textContent = `Demo card •••• ${selected.card === 'failsLater' ? '0341' : '4242'}`;
  find('actions').replaceChildren(...actions(selected));
  const isActive = selected.status === 'active';
  find('later').replaceChildren(
    ...(isActive
      ? [
          button('End the period', 'renew', 'quiet'),
          button('… and decline the card', 'failRenewal', 'quiet'),
        ]
      : []),
  );
  find('play').parentElement.hidden = !isActive;
  const others = isActive
    ? portalData().offers.filter(({ priceId }) => priceId !== selected.priceId)
    : [];
  find('offers').replaceChildren(
    ...others.map((other) =>
      button(`${other.name}, ${price(other)}`, 'change', 'quiet', { price: other.priceId }),
    ),
  );
  find('other').parentElement.hidden = others.length === 0;
}

// The site has applied an event.
window.addEventListener('storage', ({ key }) => {
  if (key !== PORTAL_DATA_KEY || !selected) return;
  selected = customers().find(({ subscription }) => subscription === selected.subscription) ?? selected;
  show();
});

show();
