import { expect, screen, waitFor } from 'storybook/test';

/** Style elements, for a story to compare before and after a modal has been open. */
export const styleElements = (): number => document.querySelectorAll('style').length;

/**
 * Asserts that the page is locked by a class and not by an injected style element, which the
 * content security policy refuses.
 */
export async function expectLockedWithoutStyle(before: number): Promise<void> {
  await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
  await expect(styleElements()).toBe(before);
  await expect(document.body).not.toHaveAttribute('data-scroll-locked');
}

/** Asserts that the modal is closed, the page scrolls again and the focus is back. */
export async function expectClosedWithFocusOn(opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
}
