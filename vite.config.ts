import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildWorker } from './client/build/build-worker.ts';
import { compressAssets } from './client/build/compress-assets.ts';
import { leaveOutMethods } from './client/build/leave-out-methods.ts';
import { leaveOutUnused } from './client/build/leave-out-unused.ts';
import { pagePerScreen } from './client/build/page-per-screen.ts';
import { preloadFont } from './client/build/preload-font.ts';
import { preloadMissing } from './client/build/preload-missing.ts';
import { prerenderHome } from './client/build/prerender-home.ts';

const vendor = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;
// Needed on few screens, and not on the first.
const seldom = /@tanstack\/.*\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\./;
const isVendor = (id: string): boolean => vendor.test(id) && !seldom.test(id);

const isShared = (id: string): boolean => !/[\\/]client[\\/]features[\\/]/.test(id);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: 'client/public',
  plugins: [
    react(),
    leaveOutUnused(),
    leaveOutMethods(),
    preloadMissing(),
    preloadFont(),
    pagePerScreen(),
    prerenderHome(),
    buildWorker(),
    compressAssets(),
  ],
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('client/build/style-singleton.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Nothing inline: the page is served under a policy that allows files of its own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first page names every file that may follow: shorter names are fewer bytes for everybody.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What changes seldom stays in the browser's cache when the rest changes.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: isVendor, priority: 3 },
            { name: 'first', tags: ['$initial'], priority: 2 },
            // One file in the place of dozens of small ones, each of which would be asked for by itself. What belongs to one feature stays with it.
            { name: 'common', test: isShared, minShareCount: 12, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    // The host stays the one that the page was opened at: the server holds it against the page's origin.
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
  },
});
