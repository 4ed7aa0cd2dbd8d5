// Writes the pages that are made from code. Run by `npm run docs`.
import { writeFileSync } from 'node:fs';
import { configurationPage } from '../server/configuration-page.ts';

writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage());
