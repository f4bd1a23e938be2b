/**
 * Puts a value into an input as if it were typed, so that React and the form around it
 * hear of it: React overwrites the element's own setter, the prototype's is heard.
 */
export function setInputValue(input: HTMLInputElement, value: string) {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
