import type { SiteInfo } from '../base/site.ts'

const SHORT_NAME_LENGTH = 12

/** Launchers have little space: take the last word if the name is long. */
const shortNameOf = (name: string) =>
  name.length > SHORT_NAME_LENGTH ? (name.split(' ').at(-1) ?? name) : name

const icon = (size: number) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
})

/** Returns the web app manifest: how the site is named when it is added to a home screen. */
export const manifestJson = ({ siteName }: SiteInfo): string =>
  JSON.stringify({
    name: siteName,
    short_name: shortNameOf(siteName),
    start_url: '/',
    display: 'browser',
    background_color: '#f7f2e8',
    theme_color: '#f7f2e8',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  })
