import { waitForPaint } from './appearance';

/**
 * Whether an image in the viewport is waiting for its URL, such as a poster that is being drawn.
 */
const hasPendingImage = (): boolean =>
  [...document.querySelectorAll('img:not([src])')].some((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  });

/** Waits until the page's fonts and images are loaded and decoded. */
export async function waitForImages(): Promise<void> {
  await document.fonts.ready;
  // If an image never loads, the screenshot shows it.
  for (let frames = 0; frames < 120 && hasPendingImage(); frames++) await waitForPaint();
  const images = [...document.images].filter(
    ({ loading, complete }) => loading !== 'lazy' || complete,
  );
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await waitForPaint();
}

/** The box around everything that the story draws in its root, in whole px and with a margin. */
export function getStoryBounds(): { x: number; y: number; width: number; height: number } {
  const room = 8;
  const root = document.querySelector('#storybook-root') ?? document.body;
  const boxes = [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const edge = (of: (box: DOMRect) => number, pick: (...values: number[]) => number) =>
    pick(...boxes.map((box) => of(box)));
  if (boxes.length === 0) return { x: 0, y: 0, width: innerWidth, height: 40 };
  const x = Math.max(0, Math.floor(edge((box) => box.left, Math.min)) - room);
  const y = Math.max(0, Math.floor(edge((box) => box.top, Math.min)) - room);
  const right = Math.min(innerWidth, Math.ceil(edge((box) => box.right, Math.max)) + room);
  const bottom = Math.ceil(edge((box) => box.bottom, Math.max)) + room;
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}
