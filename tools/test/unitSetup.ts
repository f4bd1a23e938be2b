// Styles give their class names to a test and are not written into its document.
import '@vanilla-extract/css/disableRuntimeStyles';
