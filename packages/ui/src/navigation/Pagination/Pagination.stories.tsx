import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Pagination } from './Pagination';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: {
    anatomy: { parts: ['li:first-child', 'a[aria-current]', 'li > span[aria-hidden]', null] },
  },
  args: { page: 5, count: 20, hrefFor: (page: number) => `#page-${page}`, onPage: fn() },
  render: function Example(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPage={(to) => {
          setPage(to);
          args.onPage?.(to);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Real links; a plain click is handled on the page. */
export const InTheMiddle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const six = canvas.getByRole('link', { name: 'Page 6' });
    await expect(six).toHaveAttribute('href', '#page-6');
    await userEvent.click(six);
    await expect(args.onPage).toHaveBeenLastCalledWith(6);
    canvas.getByRole('link', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current');
  },
};

export const AtTheStart: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const AtTheEnd: Story = { args: { page: 20 } };

export const Few: Story = { args: { page: 2, count: 3 } };

export const WithMoreAround: Story = { args: { page: 500, count: 1240, siblings: 2 } };

/** One page doesn’t need pagination. */
export const OnePage: Story = {
  tags: ['!autodocs'],
  args: { page: 1, count: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

/** Previous, the current page, next. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Page 5 of 20')).toBeInTheDocument();
  },
};
