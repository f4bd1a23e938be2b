import { getUid, useServices, type Session } from '@gschool/data';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

/**
 * What was open and typed when a session ended, until the same administrator returns to it
 * (docs/product/studio.md#recent-sign-in). It is only in memory, because it may name members.
 */
const stored = new Map<string, unknown>();

const getKey = (session: Session, name: string): string => `${getUid(session) ?? ''} ${name}`;

/**
 * A state that is kept if the session ends while its component is shown. If the same administrator
 * signs in again, it has its last value. If the page is left in another way, it is forgotten, unless
 * `survives` is true for it then.
 *
 * @param name unique in the app, with the id of what the page is about
 */
export function useRestoredState<Value>(
  name: string,
  initial: Value | (() => Value),
  survives: (value: Value) => boolean = () => false,
): [value: Value, setValue: Dispatch<SetStateAction<Value>>] {
  const { session } = useServices();
  const [key] = useState(() => getKey(session, name));
  const [value, setValue] = useState(() =>
    stored.has(key)
      ? (stored.get(key) as Value)
      : initial instanceof Function
        ? initial()
        : initial,
  );
  const latest = useRef({ value, survives });
  useLayoutEffect(() => {
    latest.current = { value, survives };
  });
  useEffect(() => {
    stored.delete(key);
    return () => {
      const last = latest.current;
      if (getUid(session) === null || last.survives(last.value)) stored.set(key, last.value);
    };
  }, [session, key]);
  return [value, setValue];
}

/** The values of the named fields of a form. */
type FieldValues = Readonly<Partial<Record<string, string>>>;

interface RestoredFieldsProps {
  /** Unique in the app, with the id of what the form is about. */
  name: string;
  /** Renders the fields, with the values that they had when the session ended. */
  children: (values: FieldValues) => ReactNode;
}

/** The fields of a form, whose values are kept if the session ends. Render it inside the form. */
export function RestoredFields({ name, children }: RestoredFieldsProps) {
  const { session } = useServices();
  const [key] = useState(() => `${getKey(session, name)} fields`);
  const [values] = useState(() => (stored.get(key) ?? {}) as FieldValues);
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    stored.delete(key);
    const form = marker.current?.closest('form');
    return () => {
      if (!form || getUid(session) !== null) return;
      const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
      stored.set(key, Object.fromEntries(texts));
    };
  }, [session, key]);
  return (
    <>
      <span ref={marker} hidden />
      {children(values)}
    </>
  );
}
