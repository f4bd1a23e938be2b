import { EditorPage } from './EditorPage';
import { PersonForm } from './forms/PersonForm';

/** `/people/:id`. */
export const PersonPage = ({ id }: { id: string }) => (
  <EditorPage list="instructors" id={id} Form={PersonForm} />
);
