import fakeDataProvider from 'ra-data-fakerest';
import {
  Admin,
  Datagrid,
  DateField,
  EmailField,
  List,
  Resource,
  TextField,
  TextInput,
  type AuthProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

import { members } from '../../members';

let isSignedIn = false;

const authProvider: AuthProvider = {
  login: async () => void (isSignedIn = true),
  logout: async () => void (isSignedIn = false),
  checkAuth: () => (isSignedIn ? Promise.resolve() : Promise.reject(new Error('signed out'))),
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

const Members = () => (
  <List filters={[<TextInput key="q" source="q" label="Search" alwaysOn />]} perPage={50}>
    <Datagrid>
      <EmailField source="email" />
      <TextField source="name" />
      <TextField source="role" />
      <TextField source="access" />
      <DateField source="endsOn" />
      <DateField source="createdOn" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')!).render(
  <Admin
    dataProvider={fakeDataProvider({ members: [...members] })}
    authProvider={authProvider}
    requireAuth
    disableTelemetry
  >
    <Resource name="members" list={Members} />
  </Admin>,
);
