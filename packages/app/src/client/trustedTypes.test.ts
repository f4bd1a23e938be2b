import { expect, it } from 'vitest';

import { isTrustedScript } from './trustedTypes';

it.each([
  ['/assets/searchWorker-a1.js', true],
  ['mockWorker.js', true],
  ['https://school.example/assets/a.js', true],
  ['https://apis.google.com/js/api.js?onload=__iframefcb1', true],
  ['https://apis.google.com.evil.example/js/api.js', false],
  ['https://apis.google.com@evil.example/js/api.js', false],
  ['http://apis.google.com/js/api.js', false],
  ['//evil.example/a.js', false],
  ['/\\evil.example/a.js', false],
  ['https://www.google.com/recaptcha/enterprise.js', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://school.example/6f1c1f0a', false],
  ['https://', false],
])('the default policy and the script %s: %s', (url, isTrusted) => {
  expect(isTrustedScript(url, 'https://school.example/videos/watch/a')).toBe(isTrusted);
});
