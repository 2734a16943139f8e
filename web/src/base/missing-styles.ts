const FAILED = 'Unable to preload CSS for '
const missing = new Set<string>()

/**
 * The bundler requests a style sheet only once. Without this, the next attempt would render the page without
 * styles.
 */
export const trackMissingStyles = () =>
  addEventListener('vite:preloadError', event => {
    const { message } = event.payload
    if (!message.startsWith(FAILED)) return
    missing.add(message.slice(FAILED.length))
    event.preventDefault()
  })

const load = (href: string) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    const fail = () => {
      link.remove()
      reject(new Error(`Failed to load the style sheet ${href}`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: fail }))
  })

/** Loads the missing style sheets before their code is rendered. */
export const loadMissingStyles = async (): Promise<void> => {
  for (const href of missing) {
    await load(href)
    missing.delete(href)
  }
}
