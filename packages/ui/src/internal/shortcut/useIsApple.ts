import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Safari, Firefox and older browsers have only `platform`. */
interface PlatformSource {
  userAgentData?: { platform: string };
  platform: string;
}

const isApple = (): boolean => {
  const { userAgentData, platform } = navigator as PlatformSource;
  return /mac|iphone|ipad|ios/i.test(userAgentData?.platform || platform);
};

/** Whether the keyboard has a Command key. False on the server and while hydrating. */
export const useIsApple = (): boolean => useSyncExternalStore(subscribe, isApple, () => false);
