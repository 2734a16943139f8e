import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { styleSheets } from './style-sheets.ts'

// What every page needs, in one file: many small ones compress worse.
const shared = { name: 'shared', tags: ['$initial' as const] }
const inBrowser = {
  input: 'src/entry-client.tsx',
  output: { codeSplitting: { groups: [styleSheets, shared] } },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The Content-Security-Policy allows nothing inline: neither scripts nor files as data addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: inBrowser }),
  },
  // Whatever the environment of the program is called, React runs as in production once it is built.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server bundle carries its parts with it, so that the API needs no React of its own.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}))
