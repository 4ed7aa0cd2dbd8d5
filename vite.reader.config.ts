import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The program that reads one file and ends: every document starts it, and as sources it would be most of its time with itself.
export default defineConfig({
  root: here('.'),
  publicDir: false,
  // Node compiles it anew for every document: the same parser with its spaces left out, and of zod what is called.
  resolve: {
    alias: [
      {
        find: /^pdfjs-dist\/legacy\/build\/(pdf|pdf\.worker)\.mjs$/,
        replacement: 'pdfjs-dist/legacy/build/$1.min.mjs',
      },
    ],
  },
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    outDir: 'dist/reader',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        child: here('server/adapters/text-extractor/child/child.ts'),
        'picture-readers-thread': here('server/adapters/text-extractor/picture-readers-thread.ts'),
      },
      // In one folder: the threads that read pictures are found beside whoever starts them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
