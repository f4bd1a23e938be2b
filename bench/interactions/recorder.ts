/** The condition in the page that a step waits for. */
export interface Condition {
  /** A CSS selector of an element that must exist and be visible. */
  visible?: string;
  /** A CSS selector that must match an element. */
  matches?: string;
  /** A CSS selector of an element whose text must differ from the text before the step. */
  changed?: string;
}

/** An interaction, the way the browser reports it (Event Timing). */
export interface RecordedEvent {
  interaction: number;
  duration: number;
}

/** The functions and data that the script in the page offers to the benchmark. */
export interface Recorder {
  /** Events of 16 ms or more that belong to an interaction. */
  events: RecordedEvent[];
  /** The duration of each long task in milliseconds. */
  longTasks: number[];
  /** The milliseconds from the start of the navigation to each change of the URL by the app. */
  navigations: number[];
  /** Starts waiting for a condition. `watched` resolves when a frame that meets it is painted. */
  watch(condition: Condition): void;
  /**
   * The milliseconds from the last press to the painted frame, and the frame's time since the start
   * of the navigation.
   */
  watched: Promise<{ sincePress: number; sinceNavigation: number }>;
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/**
 * Installs the recorder. The function is sent to the page as text, so it may not use anything
 * outside itself.
 */
export function installRecorder(): void {
  const isVisible = (selector: string): boolean => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility()) return false;
    const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
    const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return width > 0 && height > 0 && isOnScreen;
  };
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  const recorder: Recorder = {
    events: [],
    longTasks: [],
    navigations: [],
    watched: new Promise(() => undefined),
    watch({ visible, matches, changed }) {
      let pressed = 0;
      const before = changed ? textOf(changed) : '';
      const onPress = (event: Event): void => void (pressed = event.timeStamp);
      for (const type of ['pointerup', 'keydown']) addEventListener(type, onPress, true);
      const isMet = (): boolean =>
        (!visible || isVisible(visible)) &&
        (!matches || document.querySelector(matches) !== null) &&
        (!changed || textOf(changed) !== before);
      const end = performance.now() + 180_000;
      recorder.watched = new Promise((resolve, reject) => {
        const settle = (): void => {
          // The message is delivered after the style, layout and paint of this frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            for (const type of ['pointerup', 'keydown']) removeEventListener(type, onPress, true);
            const now = performance.now();
            resolve({ sincePress: now - pressed, sinceNavigation: now });
          };
          port2.postMessage(null);
        };
        // A condition about the document changes only when the document does. Checking it in each
        // frame would make the browser render unnecessary frames.
        if (!visible) {
          const observer = new MutationObserver(() => {
            if (!isMet()) return;
            observer.disconnect();
            requestAnimationFrame(settle);
          });
          observer.observe(document, {
            attributes: true,
            characterData: true,
            childList: true,
            subtree: true,
          });
          if (!isMet()) return;
          observer.disconnect();
          requestAnimationFrame(settle);
          return;
        }
        const check = (): void => {
          if (performance.now() > end) {
            reject(new Error(`Not painted within three minutes: ${visible}`));
          } else if (isMet()) settle();
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      });
    },
  };
  window.recorder = recorder;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming;
      if (interactionId) recorder.events.push({ interaction: interactionId, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorder.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const pushState = history.pushState.bind(history);
  history.pushState = (...args) => {
    pushState(...args);
    recorder.navigations.push(performance.now());
  };
}
