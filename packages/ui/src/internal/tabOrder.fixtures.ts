import { expect, userEvent, within } from 'storybook/test';

/**
 * Presses Tab through a one-line bar and expects each stop to be visually after the one before it.
 */
export async function expectTabOrderOfBar(canvasElement: HTMLElement, stops: number) {
  const bar = within(canvasElement).getByRole('banner');
  const isRtl = getComputedStyle(bar).direction === 'rtl';
  const starts: number[] = [];
  (document.activeElement as HTMLElement | null)?.blur();
  // Links before the bar come first.
  for (let presses = 0; presses < 30; presses += 1) {
    await userEvent.tab();
    const stop = document.activeElement;
    if (!bar.contains(stop)) {
      if (starts.length > 0) break;
      continue;
    }
    const { left, right } = stop!.getBoundingClientRect();
    starts.push(isRtl ? -right : left);
  }
  await expect(starts).toHaveLength(stops);
  await expect(starts).toEqual(starts.toSorted((a, b) => a - b));
}
