// The mock's popup loads this file where the SDK loads Google's script, so that tests see the request.
