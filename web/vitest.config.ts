import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '../scripts/lib/chromium.ts'
import { endpointAddresses } from './endpoint-addresses.ts'
import { uploadServer } from './src/base/testing/upload-server.ts'

const WIDGETS = [
  'Button',
  'Calendar',
  'ComboBox',
  'Dialog',
  'Group',
  'Heading',
  'I18nProvider',
  'Input',
  'ListBox',
  'Menu',
  'Modal',
  'Popover',
  'ToggleButton',
  'Toolbar',
].map(name => `react-aria-components/${name}`)

// Widgets are tested in a real browser: focus, touch and scrolling exist nowhere else.
export default defineConfig({
  plugins: [endpointAddresses(), react(), uploadServer],
  // Prebundled: a dependency discovered during the tests would reload the page.
  optimizeDeps: {
    include: ['@tanstack/react-query', 'axe-core', ...WIDGETS, 'vitest-browser-react', 'zod'],
  },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    // `npm test` reports tests that pass only on the retry.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 15_000 } },
    // One page for all files: a new one would load every module again. The setup resets it after each test.
    isolate: false,
    setupFiles: 'src/ui/testing/setup.ts',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 640, height: 720 },
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
