import { config } from 'zod';

// Compiled parsers need `eval`, which the page's security policy refuses. Imported before any answer is parsed.
config({ jitless: true });
