// The demo's hosted checkout page. Its data is in the URL fragment; see
// mocks/src/payments/hostedPage.ts. It writes the payment event to local storage for
// mocks/src/payments/hostedPageEvents.ts, which looks up the price itself. With the emulators
// (tools/emulators/controlServer.ts), the body's `data-pay` attribute names the URL to which the
// page sends the event instead.
const EVENT_PREFIX = 'gschool.mock.payment.';
const find = (id) => document.getElementById(id);
const payAddress = document.body.dataset.pay;

function read() {
  try {
    const text = location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const value = JSON.parse(new TextDecoder().decode(bytes));
    const isOurs = (url) =>
      payAddress
        ? new URL(url).hostname === location.hostname
        : new URL(url).origin === location.origin;
    const isWhole =
      value.lines.length > 0 &&
      value.uid &&
      value.session &&
      isOurs(value.success) &&
      isOurs(value.cancel);
    return isWhole ? value : null;
  } catch {
    return null;
  }
}

const money = (amount, currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits);
};

const every = ({ interval, intervalCount }) =>
  !interval ? '' : intervalCount === 1 ? `per ${interval}` : `every ${intervalCount} ${interval}s`;

function element(name, text) {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}

function show(checkout) {
  const { lines, school, email, cancel } = checkout;
  const [first] = lines;
  const total = money(
    lines.reduce((sum, line) => sum + line.amount * line.quantity, 0),
    first.currency,
  );
  const isSubscription = Boolean(first.interval);
  // Products in the shop are paid for once, and memberships renew.
  const place = isSubscription ? school : 'the shop';
  document.title = `Pay ${school} · demo`;
  find('back').href = cancel;
  find('back').setAttribute('aria-label', `Back to ${place}`);
  find('school').textContent = isSubscription ? school : 'Back to the shop';
  find('what').textContent = isSubscription ? `Subscribe to ${first.name}` : 'Pay your order';
  find('good').textContent = isSubscription ? 'Pays, now and at every renewal' : 'Pays';
  find('later').hidden = !isSubscription;
  find('amount').textContent = total;
  find('every').textContent = every(first);
  find('lines').replaceChildren(
    ...lines.map((line) => {
      const item = element('li', '');
      const name = line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name;
      item.append(
        element('strong', name),
        element('span', money(line.amount * line.quantity, line.currency)),
      );
      if (line.description) item.append(element('small', line.description));
      return item;
    }),
  );
  find('subtotal').textContent = total;
  find('due').textContent = total;
  find('email').textContent = email;
  find('submit').textContent = isSubscription ? `Subscribe for ${total}` : `Pay ${total}`;
  find('terms').textContent = isSubscription
    ? `By subscribing, you let ${school} charge the card ${total} ${every(first)} until you cancel.`
    : 'You pay once. Your order is saved if you go back without paying.';
  find('checkout').hidden = false;
}

function fail(text) {
  find('fault').textContent = text;
  find('fault').focus();
}

let isPaying = false;

async function send(event) {
  if (payAddress) {
    const response = await fetch(payAddress, { method: 'POST', body: JSON.stringify(event) });
    if (!response.ok) throw new Error(`The payment was answered with ${response.status}`);
    return;
  }
  const stored = JSON.stringify({ at: Date.now(), event });
  localStorage.setItem(EVENT_PREFIX + event.session, stored);
}

async function pay(checkout, card) {
  if (card === 'declined') {
    fail('Your card was declined. You weren’t charged. Choose another card.');
    return;
  }
  const { uid, session, success } = checkout;
  const event = { kind: 'paid', uid, session, card };
  isPaying = true;
  try {
    await send(event);
  } catch {
    isPaying = false;
    fail('This browser blocks storage, so the demo can’t run the payment.');
    return;
  }
  find('submit').setAttribute('aria-disabled', 'true');
  find('submit').textContent = 'Paid. Going back…';
  location.assign(success);
}

const checkout = read();
if (checkout) {
  show(checkout);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    find('fault').textContent = '';
    if (!isPaying) void pay(checkout, new FormData(event.currentTarget).get('card'));
  });
  // Reloads a page that was restored from the back/forward cache.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
} else {
  find('nothing').hidden = false;
}
