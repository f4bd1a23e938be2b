import type { ViewMessage } from '@gschool/app/preview';
import { describe, expect, it, vi } from 'vitest';

import { openPreviewChannel } from './previewChannel';

const studio = 'https://studio.school.example';
const view: ViewMessage = {
  type: 'view',
  path: '/videos',
  visit: 1,
  theme: 'gschool',
  scheme: 'dark',
  language: 'ar',
  textSize: 'medium',
  isNavigable: false,
  now: null,
};

const open = (studioUrl: string | undefined = `${studio}/`) => {
  const received = vi.fn();
  let listener: (event: MessageEvent) => void = () => undefined;
  const parent = { postMessage: vi.fn() };
  const page = {
    parent,
    location: { origin: 'https://school.example' },
    addEventListener: (_: 'message', added: typeof listener) => {
      listener = added;
    },
  };
  const channel = openPreviewChannel(page, studioUrl, received);
  const post = (data: unknown, origin = studio, source: unknown = parent) =>
    listener({ data, origin, source } as MessageEvent);
  return { channel, parent, post, received };
};

describe('the channel of the preview', () => {
  it('accepts a message of the studio', () => {
    const { post, received } = open();
    post({ ...view, more: 'is dropped' });
    expect(received).toHaveBeenCalledExactlyOnceWith(view);
  });

  it.each([
    'https://evil.example',
    'https://school.example',
    'http://studio.school.example',
    'https://studio.school.example:8443',
    'https://studio.school.example.evil.example',
    'null',
    '',
  ])('ignores a message from %j', (origin) => {
    const { post, received } = open();
    post(view, origin);
    expect(received).not.toHaveBeenCalled();
  });

  it('ignores a message of another window of the studio', () => {
    const { post, received } = open();
    post(view, studio, { postMessage: vi.fn() });
    post(view, studio, null);
    expect(received).not.toHaveBeenCalled();
  });

  it('answers only to the origin of the studio', () => {
    const { channel, parent } = open();
    channel?.send({ type: 'ready' });
    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'ready' }, studio);
  });

  it('has the origin of the page in the demo, where the studio is a path', () => {
    const { post, received } = open('/studio/');
    post(view, 'https://school.example');
    expect(received).toHaveBeenCalledOnce();
  });

  it('does not exist outside a frame, and without a studio', () => {
    const alone = {
      parent: {} as never,
      location: { origin: studio },
      addEventListener: vi.fn(),
    };
    alone.parent = alone as never;
    expect(openPreviewChannel(alone, studio, vi.fn())).toBeNull();
    expect(
      openPreviewChannel({ ...alone, parent: { postMessage: vi.fn() } }, undefined, vi.fn()),
    ).toBeNull();
    expect(alone.addEventListener).not.toHaveBeenCalled();
  });
});
