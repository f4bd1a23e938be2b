import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { focusOn } from '#storybook/stage/causes';
import { Button } from '../../actions/Button/Button';
import { Logo } from '../../typography/Logo/Logo';
import { UiProvider, type LinkComponent } from '../../providers/UiProvider/UiProvider';
import { shopGroups } from '../../shop/ShopNavigation/ShopNavigation.fixtures';
import { Avatar } from '../../data-display/Avatar/Avatar';
import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../../typography/Text/Text';
import { subscriberMenu, visitorMenu } from '../../internal/navigation.fixtures';
import { OffCanvasMenu } from './OffCanvasMenu';
import { StoryPage } from '../../internal/StoryPage';

/** Stands in for a router's link, which does not load another document. */
const RouterLink: LinkComponent = (props) => (
  <a
    {...props}
    onClick={(event) => {
      event.preventDefault();
      props.onClick?.(event);
    }}
  />
);

const signedOutActions = (
  <>
    <Button isFullWidth href="#sign-up">
      Enroll Now
    </Button>
    <Button isFullWidth variant="quiet" href="#sign-in">
      Sign In
    </Button>
  </>
);

const meta = {
  title: 'Components/Overlays/OffCanvasMenu',
  component: OffCanvasMenu,
  args: {
    title: 'Menu',
    logo: <Logo name="Gschool" />,
    items: subscriberMenu,
    isOpen: true,
    onOpenChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
    stage: {
      size: 'large',
      shows: '[role=dialog]',
      states: [
        { label: 'For a subscriber' },
        { label: 'Focus as it opens', cause: focusOn('[role=dialog] button') },
        { label: 'Signed out', args: { items: visitorMenu, actions: signedOutActions } },
        { label: 'With a heading', args: { logo: undefined } },
      ],
    },
    anatomy: {
      args: {
        items: visitorMenu,
        header: <Text>Good evening, Mara</Text>,
        end: <Text size="sm">New classes every Monday.</Text>,
        actions: signedOutActions,
      },
      parts: [
        '[role=dialog] > div:first-child',
        '[role=dialog] > div:nth-child(2) > div:first-child',
        'nav',
        'nav + div',
        '[role=dialog] > div:last-child',
      ],
    },
  },
  render: function Example(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <UiProvider link={RouterLink}>
        <StoryPage>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <OffCanvasMenu
            {...args}
            isOpen={isOpen}
            onOpenChange={(next) => {
              setOpen(next);
              args.onOpenChange(next);
            }}
          />
        </StoryPage>
      </UiProvider>
    );
  },
} satisfies Meta<typeof OffCanvasMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const menu = async () => {
  const dialog = await screen.findByRole('dialog', { name: /Menu/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** The current section starts expanded, groups expand and collapse, and a link closes the menu. */
export const Subscriber: Story = {
  play: async () => {
    const panel = await menu();
    await expect(panel.getByRole('link', { name: 'Series' })).toBeVisible();
    await expect(panel.getByText('FAQ')).not.toBeVisible();
    await userEvent.click(panel.getByText('About'));
    await expect(panel.getByRole('link', { name: 'FAQ' })).toBeVisible();
    await userEvent.click(panel.getByText('About'));
    await waitFor(() => expect(panel.getByText('FAQ')).not.toBeVisible());
    await userEvent.click(panel.getByRole('link', { name: 'Library' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await menu();
  },
};

export const SignedOut: Story = {
  args: { items: visitorMenu, actions: signedOutActions },
  play: async () => {
    const panel = await menu();
    await expect(panel.getByRole('link', { name: 'Enroll Now' })).toBeVisible();
    await expect(panel.queryByText('Videos')).toBeNull();
  },
};

/**
 * The shop’s groups: one is open at a time, and the long one has headings. The member’s name is
 * above them, and the notice of the header is below.
 */
export const Shop: Story = {
  args: {
    items: shopGroups,
    isSingleExpanded: true,
    end: (
      <>
        <Button variant="plain" size="small">
          Customize appearance
        </Button>
        <Text size="sm">Free returns within thirty days.</Text>
      </>
    ),
    header: (
      <Inline space="3">
        <Avatar name="Mira Keller" isDecorative />
        <Text>Mira Keller</Text>
      </Inline>
    ),
  },
  play: async () => {
    const panel = await menu();
    await expect(panel.getByText('Free returns within thirty days.')).toBeInTheDocument();
    await userEvent.click(panel.getByText('Blog'));
    await waitFor(() => expect(panel.getByRole('list', { name: 'Single posts' })).toBeVisible());
    await waitFor(() => expect(panel.getByText('Wishlist')).not.toBeVisible());
  },
};

/** Long names wrap; nothing is cut off. */
export const LongNames: Story = {
  args: {
    title: 'The Academy of Unhurried Strength and Grace',
    logo: undefined,
    items: [
      { label: 'Everything we’ve ever filmed', href: '#all', isCurrent: true },
      {
        label: 'Donaudampfschifffahrtsgesellschaft',
        isCurrent: true,
        children: [{ label: 'Donaudampfschifffahrtskapitänsmützenabzeichen', href: '#badge' }],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
