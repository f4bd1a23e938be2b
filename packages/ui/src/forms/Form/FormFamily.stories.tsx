import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Form } from './Form';
import { SubmitButton } from './SubmitButton';
import { Button } from '../../actions/Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Combobox } from '../Combobox/Combobox';
import { countries } from '../Combobox/Combobox.fixtures';
import { Container } from '../../layout/Container/Container';
import { ImageUpload } from '../ImageUpload/ImageUpload';
import { Inline } from '../../layout/Inline/Inline';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';

const onSubmit = fn();

const needed = (values: Record<string, string>) => ({
  name: values['name'] ? undefined : 'Enter your name',
  country: values['country'] ? undefined : 'Choose your country',
  level: values['level'] ? undefined : 'Choose the level that fits today',
  about: values['about'] ? undefined : 'Write a sentence about what you would like to learn',
  terms: values['terms'] ? undefined : 'Accept the terms to continue',
});

/** All fields together, to compare them in every theme and state. */
const meta = {
  title: 'Components/Forms/Form/All fields',
  render: () => (
    <Container size="form">
      <Form label="Subscription" onSubmit={onSubmit} validate={needed}>
        <ImageUpload label="Profile photo" name="picture" onSelect={fn()} isOptional />
        <TextField label="Name" name="name" autoComplete="name" />
        <Combobox label="Country" name="country" options={countries} />
        <Select
          label="Level"
          name="level"
          placeholder="Choose a level"
          options={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'strong', label: 'Strong' },
          ]}
        />
        <RadioGroup
          label="Plan"
          name="plan"
          layout="cards"
          defaultValue="year"
          options={[
            { value: 'month', label: 'Monthly', hint: 'Cancel anytime.' },
            { value: 'year', label: 'Yearly', hint: 'Two months are on us.' },
          ]}
        />
        <QuantityStepper label="Seats" name="seats" max={6} hint="For your family." />
        <TextArea label="What would you like to learn?" name="about" characterLimit={200} />
        <Switch label="Captions" name="captions" defaultChecked />
        <Checkbox label="I accept the terms of use" name="terms" />
        <Inline>
          <SubmitButton>Subscribe</SubmitButton>
          <Button type="reset" variant="plain">
            Start over
          </Button>
        </Inline>
      </Form>
    </Container>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

/** Five errors, and a reset that clears them and everything typed. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getAllByRole('link')).toHaveLength(5);
    for (const link of within(summary).getAllByRole('link')) {
      await userEvent.click(link);
      const id = link.getAttribute('href')?.slice(1) ?? '';
      await expect(document.activeElement).toHaveAttribute('id', id);
    }
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Reset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Maya');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await canvas.findByRole('alert');
    await expect(name).toHaveValue('Maya');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(name).toHaveValue('');
    await expect(canvas.getByRole('checkbox')).toBeValid();
  },
};
