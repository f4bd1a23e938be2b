import {
  Button,
  Card,
  Checkbox,
  Container,
  Form,
  Heading,
  Link,
  Logo,
  PasswordField,
  Stack,
  Text,
  TextField,
  type FormErrors,
} from '@gschool/ui';

export interface SignInPageProps {
  /** Signs in. It may return errors by field name; the form then stays open and shows them. */
  onSignIn: (values: { email: string; password: string }) => Promise<void | FormErrors>;
}

/** Sign in: one card with two fields, and links for people who have no account or password. */
export function SignInPage({ onSignIn }: SignInPageProps) {
  return (
    <Container as="main" size="form" blockPadding="large">
      <Stack space="8">
        <Logo name="Gschool" href="#home" />
        <Card padding="large">
          <Stack space="6">
            <Stack space="2">
              <Heading level={1} size="h2">
                Sign in
              </Heading>
              <Text tone="muted">
                <span>New here?</span> <Link href="#enroll">Create an account</Link>
              </Text>
            </Stack>
            <Form<{ email: string; password: string }>
              label="Sign in"
              submitLabel="Sign in"
              validate={({ email, password }) => ({
                email: email.includes('@') ? undefined : 'Enter your email address.',
                password: password ? undefined : 'Enter your password.',
              })}
              onSubmit={onSignIn}
            >
              <TextField name="email" type="email" label="Email" autoComplete="email" />
              <PasswordField name="password" label="Password" autoComplete="current-password" />
              <Checkbox name="remember" label="Keep me signed in on this device" defaultChecked />
            </Form>
            <Button href="#forgot" variant="plain" isFullWidth>
              Reset your password
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
