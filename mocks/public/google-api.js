// The mock's popup loads this file at the point where the SDK loads Google's script, so that tests
// see the request.
