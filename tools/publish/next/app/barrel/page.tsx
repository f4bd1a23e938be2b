import { Button, Text } from '../components';

/** Imports from a file that exports all of the components: it gets the styles of two. */
export default function Page() {
  return (
    <>
      <Text>From our own file.</Text>
      <Button>Continue</Button>
    </>
  );
}
