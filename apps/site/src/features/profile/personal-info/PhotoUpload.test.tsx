import '../../../i18n/en/profile.messages.json';

import type { AvatarRepository } from '@gschool/data';
import type { UserProfile } from '@gschool/domain';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../../../i18n/i18n';
import { PhotoUpload } from './PhotoUpload';

const remove = vi.fn<AvatarRepository['remove']>();
const avatars = { remove } as unknown as AvatarRepository;
const profile = {
  uid: 'u1',
  photoURL:
    'https://firebasestorage.googleapis.com/v0/b/demo-gschool.firebasestorage.app/o/u1.webp',
} as UserProfile;
const findRemoveButton = () =>
  [...host.querySelectorAll('button')].find((one) => /remove/i.test(one.textContent ?? ''));
let host: HTMLElement;
let root: Root;

/** Presses the button that removes the photo. */
async function pressRemove(onSaveField: () => Promise<boolean>) {
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <PhotoUpload avatars={avatars} profile={profile} name="photo" onSaveField={onSaveField} />
        </UiProvider>
      </I18nProvider>,
    ),
  );
  await act(async () => findRemoveButton()!.click());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  remove.mockReset().mockResolvedValue();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

describe('removing the photo', () => {
  it('deletes the file after the profile was saved', async () => {
    const onSaveField = vi.fn(() => Promise.resolve(true));
    await pressRemove(onSaveField);
    expect(onSaveField).toHaveBeenCalledExactlyOnceWith('photoURL', '');
    expect(remove).toHaveBeenCalledExactlyOnceWith('u1');
  });

  it('keeps the file when the profile was changed elsewhere', async () => {
    const onSaveField = vi.fn(() => Promise.resolve(false));
    await pressRemove(onSaveField);
    expect(onSaveField).toHaveBeenCalledOnce();
    expect(remove).not.toHaveBeenCalled();
  });

  it('keeps the file when the profile could not be saved', async () => {
    await pressRemove(() => Promise.reject(new Error('no')));
    expect(remove).not.toHaveBeenCalled();
    expect(host.textContent).toContain(i18n._('profile.photoFailed'));
    expect(findRemoveButton()).toBeDefined();
  });
});
