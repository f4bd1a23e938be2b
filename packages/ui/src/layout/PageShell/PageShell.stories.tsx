import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Container } from '../Container/Container';
import { Footer } from '../../navigation/Footer/Footer';
import { Header } from '../../navigation/Header/Header';
import { Logo } from '../../typography/Logo/Logo';
import { visitorMenu } from '../../internal/navigation.fixtures';
import { PageShell } from './PageShell';

const logo = <Logo name="Gschool" href="#home" />;

const meta = {
  title: 'Components/Layout/PageShell',
  component: PageShell,
  args: {
    header: <Header logo={logo} menu={visitorMenu} onOpenMenu={fn()} isMenuOpen={false} />,
    children: (
      <Container>
        <h1>A page</h1>
      </Container>
    ),
    footer: <Footer logo={logo} copyright="© 2026 Gschool" />,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof PageShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One banner, one main, one contentinfo; the first Tab stop lets you skip the header. */
export const Landmarks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
    await expect(canvas.getAllByRole('contentinfo')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Bare: Story = { args: { header: undefined, footer: undefined } };
