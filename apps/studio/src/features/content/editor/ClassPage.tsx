import { useEffect } from 'react';

import { EditorPage } from './EditorPage';
import { ClassForm } from './forms/ClassForm';
import { ClassDetails } from './forms/lazyClassDetails';

/** `/classes/:id`. */
export function ClassPage({ id }: { id: string }) {
  // Loads while the entry is read.
  useEffect(() => void ClassDetails.preload(), []);
  return <EditorPage list="videos" id={id} Form={ClassForm} />;
}
