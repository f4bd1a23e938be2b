/** The functions that the runner calls in the page. */
export interface InPage {
  /**
   * Presses a button and returns the milliseconds until the frame that shows the result. If
   * `result` is null, any frame counts.
   */
  press(label: string, result: Result | null): Promise<number>;
  /** Waits until all transitions and animations have ended and the page is idle. */
  waitUntilStill(): Promise<void>;
  /** Counts the elements per list item. */
  countNodesPerCard(): number;
}

/** How to recognize the result of a press. */
export interface Result {
  selector: string;
  /** The number of elements that must match the selector. */
  count: number;
}

/** Counts the components that render. */
export interface RenderCounter {
  /** The number of components that have rendered. Set it to 0 before each step. */
  renders: number;
  /** Counts React's fibers per card: components, elements and providers. */
  countFibersPerCard(): number;
}

declare global {
  interface Window {
    inPage: InPage;
    renderCounter: RenderCounter;
  }
}
