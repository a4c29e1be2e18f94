import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { serviceWorker } from './service-worker.ts'
import { spriteSheet } from './sprite-sheet.ts'

const SERVER = process.env.BANCHISA_SERVER ?? 'http://127.0.0.1:8420'

export default defineConfig({
  base: '/',
  // the page names its files by their whole path, which a server in a folder completes; they find each other from where they are
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  plugins: [spriteSheet(), svelte(), serviceWorker()],
  build: {
    outDir: '../src/banchisa/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // data: addresses would need a weaker content security policy
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: {
    // the server talks only to pages of its own origin
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    environment: 'node',
  },
})
