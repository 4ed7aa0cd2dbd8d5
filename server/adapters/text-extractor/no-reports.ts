// From version 1.29 on onnxruntime reports its use to its makers, and keeps files for it in the home of whoever runs it, unless this
// is set before it is first used. It must be set in the main thread: other threads only change a copy.
process.env['ORT_DISABLE_TELEMETRY'] = '1';
