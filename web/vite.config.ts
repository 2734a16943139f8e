import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const { WEB_PORT = '3000', API_PORT = '3001' } = process.env

export default defineConfig({
  plugins: [react()],
  server: {
    port: Number(WEB_PORT),
    strictPort: true,
    // The API sees the address that the browser asked for, as it does in production.
    proxy: { '/api': { target: `http://127.0.0.1:${API_PORT}`, changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The Content-Security-Policy allows nothing inline: neither scripts nor files as data addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
