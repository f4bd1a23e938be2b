import { EditorPage } from './EditorPage';
import { EventForm } from './forms/EventForm';

/** `/events/:id`. */
export const EventPage = ({ id }: { id: string }) => (
  <EditorPage list="events" id={id} Form={EventForm} />
);
