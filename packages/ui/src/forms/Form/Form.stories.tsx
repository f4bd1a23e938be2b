import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Form } from './Form';
import { Alert } from '../../feedback/Alert/Alert';
import { Checkbox } from '../Checkbox/Checkbox';
import { Heading } from '../../typography/Heading/Heading';
import { Link } from '../../typography/Link/Link';
import { PasswordField } from '../PasswordField/PasswordField';
import { Stack } from '../../layout/Stack/Stack';
import { Container } from '../../layout/Container/Container';
import { TextField } from '../TextField/TextField';

const validate = ({ email, password }: Record<string, string>) => ({
  email: email?.includes('@') ? undefined : 'Enter your email address, like maya@example.com',
  password: (password ?? '').length >= 8 ? undefined : 'Use at least 8 characters',
});

const fields = (
  <>
    <TextField label="Email address" name="email" type="email" autoComplete="email" />
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      hint="At least 8 characters."
    />
    <Checkbox name="news" label="Email me when something new starts" />
  </>
);

const meta: Meta<typeof Form<Record<string, string>>> = {
  title: 'Components/Forms/Form',
  component: Form<Record<string, string>>,
  args: {
    labelledBy: 'title',
    submitLabel: 'Create account',
    validate,
    onSubmit: fn(),
    children: fields,
  },
  decorators: [
    (StoryElement) => (
      <Container size="form">
        <Stack space="6">
          <Heading level={1} size="h2" id="title">
            Enroll
          </Heading>
          <StoryElement />
        </Stack>
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

const press = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /Create account/ }));

export const Empty: Story = {};

export const Submitting: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long enough{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'maya@example.com',
      password: 'long enough',
      news: '',
    });
  },
};

/** The summary takes focus and links to the fields. The typed values stay. */
export const WithErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText('Email address');
    await userEvent.type(email, 'maya');
    await press(canvas);

    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    await expect(summary).toHaveTextContent('There are 2 problems');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveValue('maya');
    await expect(email).toHaveAccessibleDescription(/Enter your email address/);
    await expect(email).toBeInvalid();

    await userEvent.click(within(summary).getByRole('link', { name: /Enter your email/ }));
    await expect(email).toHaveFocus();
    await userEvent.type(email, '@example.com');
    await expect(email).toBeValid();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

/** Errors from a server, for a field and for the form. */
export const ServerErrors: Story = {
  args: {
    validate: undefined,
    onSubmit: async () => ({
      form: 'We couldn’t reach the server. Check your connection and try again.',
      email: 'There’s already an account with this email address',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByLabelText('Email address');
    await userEvent.type(email, 'member@gschool.example');
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('couldn’t reach the server');
    await expect(email).toHaveValue('member@gschool.example');
    await expect(email).toBeInvalid();
  },
};

/** A field that is changed is no longer invalid. */
export const ServerErrorCorrected: Story = {
  ...ServerErrors,
  tags: ['!autodocs'],
  play: async (context) => {
    await ServerErrors.play!(context);
    const email = within(context.canvasElement).getByLabelText('Email address');
    await userEvent.type(email, 'x');
    await expect(email).toBeValid();
  },
};

const never = fn(() => new Promise<void>(() => {}));

/** Two presses call the handler once, and the button keeps focus. */
export const Pending: Story = {
  args: { validate: undefined, onSubmit: never },
  play: async ({ canvasElement }) => {
    never.mockClear();
    const canvas = within(canvasElement);
    await press(canvas);
    await press(canvas);
    await userEvent.type(canvas.getByLabelText('Email address'), 'a{Enter}');
    await expect(never).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Create account/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Moves by keyboard from the summary to each field until the form submits without errors. */
export const CorrectErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Email address'));
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('maya@example.com');
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(summary).getByRole('link', { name: /8 characters/ }));
    await userEvent.keyboard('long enough');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const reported = fn();

/** If the handler throws, a general error is shown, the values stay, and a retry is possible. */
export const SubmitThrows: Story = {
  args: {
    validate: undefined,
    onSubmit: () => Promise.reject(new Error('planned: the story of a failure')),
  },
  beforeEach: () => {
    // The error is reported globally; here it is expected.
    const report = window.reportError;
    window.reportError = reported;
    return () => {
      window.reportError = report;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com');
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(reported).toHaveBeenCalled();
    await expect(canvas.getByLabelText('Email address')).toHaveValue('maya@example.com');
    await expect(canvas.getByRole('button', { name: /Create account/ })).toBeEnabled();
  },
};

function Enrolling() {
  const [isDone, setDone] = useState(false);
  return isDone ? (
    <Alert variant="success" title="Welcome, Maya">
      We sent an email to maya@example.com. Open the link in it to get started.
    </Alert>
  ) : (
    <Form
      labelledBy="title"
      submitLabel="Create account"
      validate={validate}
      onSubmit={() => setDone(true)}
    >
      {fields}
    </Form>
  );
}

/** After the submit, the next step replaces the form. */
export const Succeeded: Story = {
  render: () => <Enrolling />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long enough{Enter}');
    await expect(await canvas.findByText('Welcome, Maya')).toBeVisible();
  },
};

/**
 * Something went wrong outside the form: another sign-in method failed. Its error shows in the same place, and focus stays where it was.
 */
export const ProblemOutside: Story = {
  name: 'Problem outside the form',
  args: {
    problem: 'Sign-in was cancelled. Please try again.',
    errorAction: (
      <Link href="#help" tone="inherit">
        How to sign in
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Email address');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sign-in was cancelled.');
    await expect(canvas.getByRole('alert').parentElement).not.toHaveFocus();
    await userEvent.type(field, 'maya');
    await press(canvas);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/3 problems.*cancelled.*maya@/);
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
};
