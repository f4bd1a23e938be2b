import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { settle } from '#storybook/settle';
import { ar } from '../../ar';
import * as icons from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Container } from '../../layout/Container/Container';
import { Stack } from '../../layout/Stack/Stack';
import { Heading } from '../../typography/Heading/Heading';
import { Link } from '../../typography/Link/Link';
import { Logo } from '../../typography/Logo/Logo';
import { Text } from '../../typography/Text/Text';
import { UiProvider, type LinkComponent } from '../../providers/UiProvider/UiProvider';
import { account, arabicPages, getStudioPages } from './SideNav.fixtures';
import { SideNavButton } from './SideNavButton';
import { SideNavLayout } from './SideNavLayout';

const meta = {
  title: 'Components/Navigation/SideNav/Layout',
  component: SideNavLayout,
  tags: ['new'],
  args: {
    groups: getStudioPages(),
    brand: <Logo name="Studio" />,
    start: <SideNavButton label="Search" icon={icons.search} keys="Mod+K" onClick={fn()} />,
    footer: account,
    barEnd: <IconButton label="Search" icon={icons.search} onClick={fn()} />,
    onCollapsedChange: fn(),
    children: (
      <Container blockPadding="medium">
        <Stack space={4}>
          <Heading level={1} size="h2">
            Orders
          </Heading>
          <Text isMeasured>Three orders wait to be sent. The oldest one is from Monday.</Text>
          <Link href="#order">Order 1042</Link>
        </Stack>
      </Container>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof SideNavLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One banner, one main; the first Tab stop skips the pages. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Orders 3 to send' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

/** Only icons, whose names are in tooltips, also for the keyboard. */
export const Collapsed: Story = {
  args: { defaultCollapsed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // When the tooltips are loaded, another element replaces the row.
    const getMembers = () => canvas.getByRole('link', { name: 'Members' });
    canvas.getByRole('link', { name: 'Overview' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(getMembers()).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Members'));
    // The name would be read twice.
    await expect(getMembers()).not.toHaveAttribute('aria-describedby');
  },
};

/** The button hides the names and shows them again, and keeps the focus. */
export const Collapsing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show icons only' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    const expand = canvas.getByRole('button', { name: 'Show names' });
    await expect(expand).toHaveFocus();
    await expect(canvas.queryByText('mara@gschool.example')).toHaveStyle({ clipPath: 'none' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await userEvent.hover(canvas.getByRole('link', { name: 'Members' }));
    await settle();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** A bar with a menu button at the top, and the most used pages at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
    const bottom = within(canvas.getByRole('navigation', { name: 'Most used' }));
    await expect(bottom.getAllByRole('link')).toHaveLength(4);
  },
};

/** Follows links without loading a document, as an app with a router does. */
function RoutedStudio(args: Parameters<typeof SideNavLayout>[0]) {
  const [current, setCurrent] = useState('#orders');
  const [RouterLink] = useState(() => {
    const FollowingLink: LinkComponent = (props) => (
      <a
        {...props}
        onClick={(event) => {
          props.onClick?.(event);
          event.preventDefault();
          setCurrent(props.href);
        }}
      />
    );
    return FollowingLink;
  });
  return (
    <UiProvider link={RouterLink}>
      <SideNavLayout {...args} groups={getStudioPages(current)} />
      <button type="button" onClick={() => setCurrent('#overview')} data-testid="elsewhere" hidden>
        Elsewhere
      </button>
    </UiProvider>
  );
}

const openSheet = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
  const dialog = await screen.findByRole('dialog', { name: /Menu/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const expectNoSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The sheet closes after a link, after a button, and if another page opens in another way. */
export const PhoneMenu: Story = {
  ...Phone,
  tags: ['!autodocs'],
  render: (args) => <RoutedStudio {...args} />,
  play: async ({ canvasElement }) => {
    let sheet = await openSheet(canvasElement);
    await userEvent.click(sheet.getByRole('link', { name: 'Members' }));
    await expectNoSheet();
    sheet = await openSheet(canvasElement);
    await expect(sheet.getByRole('link', { name: 'Members' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Search' }));
    await expectNoSheet();
    await openSheet(canvasElement);
    screen.getByTestId('elsewhere').click();
    await expectNoSheet();
    sheet = await openSheet(canvasElement);
    // The account menu is inside the sheet, which stays open for it.
    await userEvent.click(sheet.getByRole('button', { name: /Mara Kern/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expectNoSheet();
  },
};

/** The open sheet on a phone. */
export const PhoneMenuOpen: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await openSheet(canvasElement);
  },
};

export const Arabic: Story = {
  args: {
    groups: arabicPages,
    brand: <Logo name="الاستوديو" />,
    start: <SideNavButton label="بحث" icon={icons.search} keys="Mod+K" />,
    barEnd: undefined,
    children: (
      <Container blockPadding="medium">
        <Heading level={1} size="h2">
          نظرة عامة
        </Heading>
      </Container>
    ),
  },
  globals: { direction: 'rtl' },
  render: (args) => (
    <UiProvider messages={ar} locale="ar">
      <SideNavLayout {...args} />
    </UiProvider>
  ),
};

/** Long names wrap, and large numbers are shortened. */
export const LongNames: Story = {
  args: {
    groups: [
      {
        label: 'Mitgliedschaften und Bestellungen',
        items: [
          {
            label: 'Donaudampfschifffahrtsgesellschaftskapitäne',
            href: '#captains',
            icon: icons.user,
            isCurrent: true,
            isInBottomBar: true,
            count: 12_400,
          },
          {
            label: 'Everything that we have ever filmed',
            href: '#all',
            icon: icons.video,
            isInBottomBar: true,
            count: 105,
          },
          { label: 'Orders', href: '#orders', icon: icons.parcel, isInBottomBar: true },
          { label: 'Members', href: '#members', icon: icons.user, isInBottomBar: true },
          { label: 'Log', href: '#log', icon: icons.history, isInBottomBar: true },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
