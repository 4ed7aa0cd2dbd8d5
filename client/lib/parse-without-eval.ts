// Compiled parsers need `eval`, which the page's security policy refuses. zod looks here when the first schema is made, and that may be
// in any file: so it is told before all of them, and without waiting for zod itself.
const zodConfig = '__zod_globalConfig';
Object.assign(globalThis, { [zodConfig]: Object.assign(Reflect.get(globalThis, zodConfig) ?? {}, { jitless: true }) });
