import { afterEach, expect, it } from 'vitest';

import { showLoadFailure, watchScripts } from './loadFailure';
import { APP_RENDERED_EVENT } from './startOnUse';

const findAlerts = () => [...document.querySelectorAll('[role="alert"]')];

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  document.documentElement.lang = 'en';
});

it('says in the reader’s language that the app did not load, once, with a link', () => {
  showLoadFailure();
  document.documentElement.lang = 'ar';
  showLoadFailure();
  expect(findAlerts()).toHaveLength(1);
  expect(findAlerts()[0]?.textContent).toContain('تعذّر تحميل هذه الصفحة');
  const { pathname, search } = location;
  expect(findAlerts()[0]?.querySelector('a')?.getAttribute('href')).toBe(pathname + search);
});

it('disappears when the app has rendered', () => {
  showLoadFailure();
  document.dispatchEvent(new Event(APP_RENDERED_EVENT));
  expect(findAlerts()).toEqual([]);
});

it('is shown for a module script of the document, and not for a picture', () => {
  watchScripts();
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(findAlerts()).toEqual([]);
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'module';
  script.dispatchEvent(new Event('error'));
  expect(findAlerts()).toHaveLength(1);
});
