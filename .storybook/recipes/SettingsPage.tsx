import {
  Button,
  Container,
  Form,
  Heading,
  ImageUpload,
  Inline,
  ProgressRing,
  Stack,
  Switch,
  Tabs,
  TextArea,
  TextField,
  useToasts,
} from '@gschool/ui';
import { useState } from 'react';

/** A member’s settings: a form that validates itself, switches, and a toast when it’s saved. */
export function SettingsPage() {
  const toasts = useToasts();
  const [picture, setPicture] = useState<string>();
  const show = (file: File) => setPicture(URL.createObjectURL(file));
  const save = () => {
    toasts.show({ title: 'Saved', message: 'Your profile is up to date.', variant: 'success' });
  };
  const profile = (
    <Form
      label="Personal info"
      submitLabel="Save"
      validate={({ name }) => ({ name: name ? undefined : 'Enter a name.' })}
      onSubmit={save}
    >
      <ImageUpload label="Picture" src={picture} onSelect={show} />
      <TextField name="name" label="Display name" autoComplete="name" isRequired />
      <TextArea name="about" label="About you" hint="Only visible to you." />
    </Form>
  );
  const letters = (
    <Stack>
      <Switch name="events" label="Tell me about live events" defaultChecked />
      <Switch name="letter" label="Monthly newsletter" />
      <div>
        <Button variant="quiet" onClick={save}>
          Save
        </Button>
      </div>
    </Stack>
  );
  return (
    <Container as="main" size="text" blockPadding="medium">
      <Stack space="8">
        <Inline justify="between">
          <Heading level={1}>Your profile</Heading>
          <ProgressRing label="Profile completeness" value={72} />
        </Inline>
        <Tabs
          label="Your profile"
          items={[
            { id: 'personal', label: 'Personal info', content: profile },
            { id: 'letters', label: 'Emails', content: letters },
          ]}
        />
      </Stack>
    </Container>
  );
}
