import { expect, screen, waitFor } from 'storybook/test';

/** The number of style elements. A story compares it before and after a modal was open. */
export const styleElements = (): number => document.querySelectorAll('style').length;

/** A color token as `getComputedStyle` returns colors. */
function readColor(token: string): string {
  const probe = document.createElement('i');
  document.body.append(probe);
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/**
 * Asserts that the open window is marked as modal, and that the page is locked by a class and not
 * by an injected style element, which the content security policy blocks.
 */
export async function expectModalWithoutStyle(before: number): Promise<void> {
  const modals = document.querySelectorAll('[role$="dialog"][aria-modal="true"]');
  await expect(modals.length, 'windows with aria-modal').toBeGreaterThan(0);
  // On a dark page the scrim and the shadow are not visible, so the window needs a border.
  for (const modal of modals) {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(modal);
    await expect([backgroundColor, borderTopColor, borderTopWidth]).toEqual([
      readColor('--gs-color-surface-raised'),
      readColor('--gs-color-overlay-border'),
      '1px',
    ]);
  }
  await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
  await expect(styleElements()).toBe(before);
  await expect(document.body).not.toHaveAttribute('data-scroll-locked');
}

/** Asserts that the modal is closed, the page scrolls again and focus is back on `opener`. */
export async function expectClosedWithFocusOn(opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
}
