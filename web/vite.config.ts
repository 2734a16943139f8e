import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { styleSheets } from './style-sheets.ts'

// Bundle the code that every page needs into one file: many small files compress worse.
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
    // The Content-Security-Policy forbids inline scripts and data URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: inBrowser }),
  },
  // Builds React in production mode, whatever NODE_ENV is.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server bundle includes its dependencies, so that the API does not need React.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}))
