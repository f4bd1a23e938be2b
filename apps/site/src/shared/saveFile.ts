/** Has the browser save a text as a file; nothing of it leaves this machine. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
