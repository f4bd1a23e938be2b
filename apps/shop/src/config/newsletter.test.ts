import { expect, it, vi } from 'vitest';

import { postTo, subscribe } from './newsletter';

const answering = (status: number) =>
  vi.fn<typeof fetch>(async () => new Response(null, { status }));

it('is undefined without a URL in the settings', () => {
  expect(subscribe).toBeUndefined();
});

it('posts the email address and nothing else', async () => {
  const send = answering(204);
  await postTo('https://letters.example/in', send)('ada@example.com');
  expect(send).toHaveBeenCalledExactlyOnceWith('https://letters.example/in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com"}',
  });
});

it.each([400, 409, 500])('rejects on status %i', async (status) => {
  await expect(
    postTo('https://letters.example/in', answering(status))('a@b.example'),
  ).rejects.toThrow();
});
