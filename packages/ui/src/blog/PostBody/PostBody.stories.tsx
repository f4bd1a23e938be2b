import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { PostBody } from './PostBody';
import { fullPost } from './PostBody.fixtures';

const meta = {
  title: 'Components/Blog/PostBody',
  component: PostBody,
  args: { children: fullPost },
} satisfies Meta<typeof PostBody>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The number of characters in each line of a paragraph, the way the browser wraps it. */
function lettersALine(paragraph: Element): number {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
  return (paragraph.textContent ?? '').length / Math.max(tops.size, 1);
}

/** Headings, lists, a figure, a table, a quote and code, at a readable line length. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'What changes, and when' })).toBeVisible();
    const paragraph = canvas.getByText(/A muscle answers within days/);
    if (paragraph.clientWidth < 480) return;
    await waitFor(() => expect(lettersALine(paragraph)).toBeLessThanOrEqual(75));
    await expect(lettersALine(paragraph)).toBeGreaterThanOrEqual(45);
  },
};

/**
 * Code and tables scroll sideways without moving the page, and the keyboard reaches both.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector('pre');
    if (code && code.scrollWidth > code.clientWidth) {
      await waitFor(() => expect(code).toHaveAttribute('tabindex', '0'));
      await expect(within(canvasElement).getByRole('region', { name: 'Code' })).toBe(code);
    }
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <h2>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung</h2>
        <p>
          A link that never ends:
          <a href="#x">
            https://example.org/a/path/that/goes/on/and/on/and/on/and/on/and/on/and/on
          </a>
        </p>
        <ul>
          <li>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</li>
        </ul>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Arabic: Story = {
  args: {
    children: (
      <div lang="ar" dir="rtl">
        <h2>ابدئي بأقل من قوتك</h2>
        <p>اختاري وزنًا يمكنك الكلام معه، ثم انزلي ببطء وتوقفي حيث تتغير الحركة.</p>
        <blockquote>
          <p>الصبر طريقة تدريب.</p>
        </blockquote>
      </div>
    ),
  },
};
