/** What the runner calls in the page. */
export interface InPage {
  /** Presses a button and returns the milliseconds until the frame that shows the result; null accepts any frame. */
  press(label: string, result: Result | null): Promise<number>;
  /** Waits until all transitions and animations have ended and the page is idle. */
  waitUntilStill(): Promise<void>;
  /** Elements per list item. */
  countNodesPerCard(): number;
}

/** How the result of a press is recognized. */
export interface Result {
  selector: string;
  /** How many elements match the selector. */
  count: number;
}

/** Counts components that render. */
export interface RenderCounter {
  /** How many components have rendered; set it to 0 before a step. */
  renders: number;
  /** React's fibers per card: components, elements and providers. */
  countFibersPerCard(): number;
}

declare global {
  interface Window {
    inPage: InPage;
    renderCounter: RenderCounter;
  }
}
