// Posts the selected profile to its opener and closes.
// The message type is also in mocks/src/popupResolver.ts.
const MESSAGE = 'gschool-mock-google';
const eventId = new URLSearchParams(location.search).get('event');

function choose(profile) {
  if (!window.opener) return;
  window.opener.postMessage({ type: MESSAGE, eventId, profile }, location.origin);
  window.close();
}

for (const button of document.querySelectorAll('#accounts button')) {
  button.addEventListener('click', () => {
    const { sub, name, email } = button.dataset;
    choose({ sub, name, email });
  });
}

document.querySelector('#other').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const name = form.elements.name.value.trim();
  const email = form.elements.email.value.trim().toLowerCase();
  const fault = document.querySelector('#fault');
  if (!name || !form.elements.email.checkValidity() || !email) {
    fault.textContent = name ? 'Enter an email address.' : 'Enter a name.';
    (name ? form.elements.email : form.elements.name).focus();
    return;
  }
  choose({ sub: `other-${email}`, name, email });
});

document.querySelector('#accounts button').focus();
