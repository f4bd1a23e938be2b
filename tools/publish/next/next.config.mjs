/** Static files, which the test serves. */
export default { output: 'export' };
