/**
 * Sets the value of an input as if it were typed. React overrides the element's setter, so the
 * prototype's setter and an `input` event are needed for `onChange`.
 */
export function setInputValue(input: HTMLInputElement, value: string) {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
