const stateAttributes = [
  'aria-checked',
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'aria-valuetext',
];

/** The states of a control that a screen reader announces when they change, such as "not checked". */
function getStates(control: Element | null): string[] {
  if (!control) return [];
  const attributes = new Map(
    stateAttributes.map((attribute) => [attribute.slice(5), control.getAttribute(attribute)]),
  );
  if (control.matches('input[type=checkbox], input[type=radio]'))
    attributes.set('checked', String((control as HTMLInputElement).checked));
  return [...attributes].flatMap(([name, value]) =>
    value === null ? [] : value === 'true' ? [name] : value === 'false' ? [`not ${name}`] : [value],
  );
}

/** Watches the states of the control that has focus. */
export function createStateWatcher() {
  let control: Element | null = null;
  let known: string[] = [];
  const remember = () => {
    control = document.activeElement;
    known = getStates(control);
  };
  document.addEventListener('focusin', remember);
  return {
    /** Returns the states that changed since the control received focus, or since the last call. */
    takeChanges(): string[] {
      if (document.activeElement !== control) return [];
      const before = known;
      remember();
      return known.filter((state) => !before.includes(state)).map((state) => `state: ${state}`);
    },
  };
}
