import type { GoogleProfile } from './identity/idp';

/** `public/google-popup.js` contains the same value. It is a static file without imports. */
const POPUP_MESSAGE = 'gschool-mock-google';

/** The message that the popup posts to its opener after an account was selected. */
interface PopupMessage {
  type: typeof POPUP_MESSAGE;
  eventId: string;
  profile: GoogleProfile;
}

/** The parts of the SDK's internals that a popup resolver uses. They have no public types. */
interface AuthEvent {
  type: string;
  eventId: string;
  urlResponse: string;
  sessionId: undefined;
  postBody: null;
  tenantId: null;
  error: undefined;
}

interface AuthEventConsumer {
  eventId: string | null;
  onAuthEvent(event: AuthEvent): void;
}

interface AuthLike {
  name: string;
}

/** The persistence of a redirect sign-in, which the mock does not support. */
class NoPersistence {
  static readonly type = 'NONE';
  readonly type = 'NONE';
  async _isAvailable(): Promise<boolean> {
    return true;
  }
  async _set(): Promise<void> {}
  async _get(): Promise<null> {
    return null;
  }
  async _remove(): Promise<void> {}
  _addListener(): void {}
  _removeListener(): void {}
}

/**
 * Whether the SDK loads Google's code ahead of a click in this browser: on phones and in Safari,
 * which block a popup that opens long after the click.
 */
const needsCodeBeforeClick = (userAgent: string): boolean =>
  /iphone|ipad|ipod|android|webos|blackberry|windows phone|iemobile/i.test(userAgent) ||
  /macintosh.*mobile/i.test(userAgent) ||
  (/safari\//i.test(userAgent) && !/chrome\/|crios\/|android/i.test(userAgent));

/** Loads a script the way the SDK does. */
const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.setAttribute('src', url);
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('The script of the popup could not be loaded.'));
    document.head.append(element);
  });

const WIDTH = 480;
const HEIGHT = 620;

/**
 * Replaces the SDK's popup resolver, which loads a script from the network even when it is used
 * with an emulator. Returns a class for the URL of one page, because the SDK creates the instance.
 */
export function createPopupResolver(pageUrl: string): new () => object {
  return class MockPopupResolver {
    readonly _redirectPersistence = NoPersistence;
    private readonly consumers = new Set<AuthEventConsumer>();
    private loading: Promise<void> | undefined;

    /** `initializeAuth` reads it when it receives a resolver. */
    get _shouldInitProactively(): boolean {
      return needsCodeBeforeClick(navigator.userAgent);
    }

    /** Loads a script the way the SDK loads Google's script. The mock's script is empty. */
    async _initialize(_auth: AuthLike) {
      await (this.loading ??= loadScript(new URL('google-api.js', pageUrl).href).catch(
        (error: unknown) => {
          this.loading = undefined;
          throw error;
        },
      ));
      return {
        registerConsumer: (consumer: AuthEventConsumer) => void this.consumers.add(consumer),
        unregisterConsumer: (consumer: AuthEventConsumer) => void this.consumers.delete(consumer),
      };
    }

    /** Opens the popup. Like the SDK's resolver, throws when the browser blocked the window. */
    async _openPopup(_auth: AuthLike, _provider: unknown, type: string, eventId: string) {
      const left = Math.max((screen.availWidth - WIDTH) / 2, 0);
      const top = Math.max((screen.availHeight - HEIGHT) / 2, 0);
      const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
      const popup = window.open(
        `${pageUrl}?event=${encodeURIComponent(eventId)}`,
        '_blank',
        features,
      );
      if (!popup) throw popupBlocked();
      this.listen(popup, type, eventId);
      return { window: popup, associatedEvent: null, close: () => popup.close() };
    }

    private listen(popup: Window, type: string, eventId: string): void {
      const onMessage = ({
        origin,
        source,
        data,
      }: MessageEvent<PopupMessage | undefined>): void => {
        if (origin !== location.origin || source !== popup) return;
        if (data?.type !== POPUP_MESSAGE || data.eventId !== eventId) return;
        window.removeEventListener('message', onMessage);
        const query = new URLSearchParams({
          id_token: JSON.stringify(data.profile),
          providerId: 'google.com',
        });
        for (const consumer of [...this.consumers].filter((each) => each.eventId === eventId)) {
          consumer.onAuthEvent({
            type,
            eventId,
            urlResponse: `${location.origin}/?${query.toString()}`,
            sessionId: undefined,
            postBody: null,
            tenantId: null,
            error: undefined,
          });
        }
      };
      window.addEventListener('message', onMessage);
    }

    async _openRedirect(): Promise<never> {
      throw new Error('The mock supports the popup only');
    }

    _isIframeWebStorageSupported(_auth: AuthLike, callback: (isSupported: boolean) => void): void {
      callback(true);
    }

    async _originValidation(): Promise<void> {}

    async _completeRedirectFn(): Promise<null> {
      return null;
    }

    _overrideRedirectResult(): void {}
  };
}

/** Creates an error like the SDK's `FirebaseError`, which must not be imported here. */
function popupBlocked(): Error {
  const message = 'Unable to establish a connection with the popup. It may have been blocked.';
  const error = new Error(`Firebase: ${message} (auth/popup-blocked).`);
  return Object.assign(error, { name: 'FirebaseError', code: 'auth/popup-blocked' });
}
