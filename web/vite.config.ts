import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { endpointAddresses } from './endpoint-addresses.ts'
import { styleSheets } from './style-sheets.ts'

const inBrowser = {
  input: ['src/entry-client.tsx', 'src/entry-account.ts', 'src/entry-content.ts'],
  output: { codeSplitting: { includeDependenciesRecursively: false, groups: [styleSheets, ...chunks] } },
}

// React has this hook since version 18. Libraries load a copy for earlier ones.
const ownHook = { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [endpointAddresses(), react()],
  resolve: { alias: [ownHook] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The Content-Security-Policy forbids inline scripts and data URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // On the server all routes are there from the start.
    rolldownOptions: isSsrBuild ? { checks: { ineffectiveDynamicImport: false } } : inBrowser,
  },
  // Builds React in production mode, whatever NODE_ENV is.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server bundle includes its dependencies, so that the API does not need React.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}))
