import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { InstructorCard } from './InstructorCard';
import { InstructorCardSkeleton } from './InstructorCardSkeleton';
import { CardGrid } from '../CardGrid/CardGrid';
import { Carousel } from '../Carousel/Carousel';
import { Container } from '../../layout/Container/Container';
import { bay, bayColor } from '../../media/Picture/Picture.fixtures';

const meta = {
  title: 'Components/Cards/InstructorCard',
  component: InstructorCard,
  parameters: { anatomy: { parts: ['article > div', 'h2', 'p'] } },
  args: {
    href: '#mara',
    name: 'Mara Kern',
    picture: 'art:portrait/curls/2',
    styles: 'Yoga · Mobility',
    countLabel: '24 classes',
    headingLevel: 2,
  },
} satisfies Meta<typeof InstructorCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 200 }}>
      <Story />
    </div>
  ),
];

/** One link, named by the person. */
export const Round: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('Mara Kern');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Tall: Story = { args: { layout: 'tall' }, decorators: narrow };

export const Photograph: Story = {
  args: { layout: 'tall', picture: bay, placeholderColor: bayColor, focus: 'center' },
  decorators: narrow,
};

/** No photo yet: a portrait is drawn from the name. */
export const MissingPicture: Story = { args: { picture: '' }, decorators: narrow };

export const LongName: Story = {
  args: {
    name: 'Dr. Anna-Katharina Hohenlohe-Schillingsfürst',
    styles: 'Beckenbodengymnastik · Rückenschule · Wiedereinstieg',
  },
  decorators: narrow,
};

const people = ['Mara Kern', 'Nour Haddad', 'Ines Duarte', 'Joan Whitby', 'Aiko Mori', 'Tola Ade'];

export const InARow: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <Carousel title="Meet the instructors" itemSize="portrait">
        {people.map((name, seed) => (
          <InstructorCard
            {...args}
            key={name}
            name={name}
            picture={`art:portrait/any/${seed + 3}`}
            headingLevel={3}
          />
        ))}
      </Carousel>
    </Container>
  ),
};

export const TallInAGrid: Story = {
  args: { layout: 'tall' },
  render: (args) => (
    <CardGrid itemSize="portrait">
      {people.map((name, seed) => (
        <InstructorCard
          {...args}
          key={name}
          name={name}
          picture={`art:portrait/any/${seed + 20}`}
        />
      ))}
    </CardGrid>
  ),
};

export const Loading: Story = {
  render: () => (
    <CardGrid itemSize="portrait">
      <InstructorCardSkeleton />
      <InstructorCardSkeleton layout="tall" />
    </CardGrid>
  ),
};
